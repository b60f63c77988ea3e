/** The design editor with the storefront's translations and calls. */
import { useState, type RefObject } from 'react';
import { DesignEditor, type DesignEditorProps } from '../../../design-editor/design-editor.tsx';
import type { Editing } from '../../../design-editor/editing/editing.ts';
import { EditorServicesContext } from '../../../design-editor/editor-services.ts';
import { artworkCalls } from '../../api/artwork-calls.ts';
import { Refusal } from '../../api/refusal.ts';
import { takeSoughtSymbol } from '../../state/sought-symbol.ts';
import { useTranslations } from '../../state/translations.ts';
import { useWarningText } from '../../state/use-warning-text.ts';
import { useCounter } from '../../state/use-counter.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import type { DoneNoteProps } from './done-note.tsx';

export interface ShopDesignEditorProps extends Omit<DesignEditorProps, 'onDone'> {
  /** As the page has it. */
  editing: Editing;
  gallery: ProductGallery;
  /** The button that opens the editor. */
  opener: RefObject<HTMLButtonElement | null>;
}

/** Below it the pictures of a product do not stay in view; in pixels. */
const NARROW = 768;
const CLOSED_MS = 100;

/** The pictures of the page below. */
export interface ProductGallery {
  /** Scrolls from picture to picture. */
  strip: RefObject<HTMLElement | null>;
  pictures: readonly { angle: string }[];
}

/** Loads after “Done”. */
const DoneNote = lazyComponent<DoneNoteProps>(
  async () => (await import('./done-note.tsx')).DoneNote,
);

export function ShopDesignEditor({ gallery, opener, editing, ...props }: ShopDesignEditorProps) {
  const [sought] = useState(takeSoughtSymbol);
  const services = {
    sought,
    t: useTranslations('design-editor'),
    counter: useCounter(),
    calls: artworkCalls,
    warningText: useWarningText(),
    refusalMessage,
  };
  const design = JSON.stringify(editing);
  const [done, setDone] = useState('');

  if (props.open)
    return (
      <EditorServicesContext value={services}>
        <DesignEditor
          {...props}
          onDone={(angle) => {
            setDone(design);
            showAngle(gallery, angle);
          }}
        />
      </EditorServicesContext>
    );
  // Until the design is changed on the page.
  return done === design && <DoneNote strip={gallery.strip} opener={opener} />;
}

/** The page shows what was changed, and on phones scrolls back to its large picture. */
function showAngle({ strip: { current }, pictures }: ProductGallery, angle: string): void {
  const place = pictures.findIndex((picture) => picture.angle === angle);
  if (!current) return;
  if (place >= 0) current.scrollTo({ left: place * current.clientWidth, behavior: 'instant' });
  // After the editor has closed, which keeps the page from scrolling, and has given back the focus.
  if (innerWidth < NARROW) setTimeout(() => current.scrollIntoView({ block: 'center' }), CLOSED_MS);
}

function refusalMessage(failure: unknown): string {
  return failure instanceof Refusal ? failure.message : '';
}
