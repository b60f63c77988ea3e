/** Opens a product's design in the editor, which loads when the button is pressed. */
import { lazy, Suspense, useState, type ReactNode, type RefObject } from 'react';
import { Button } from '../../../ui/button.tsx';
import { changesMore } from '../../../domain/personalisation/placed-photos.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { LiveProductName } from '../../../live-photo/live-photo.ts';
import { awaitTranslations, useTranslations } from '../../state/translations.ts';
import { OpeningEditor } from './opening-editor.tsx';
import type { ProductGallery } from './shop-design-editor.tsx';
import type { Editing } from '../../../design-editor/editing/editing.ts';
import type { EditorKit } from '../../../design-editor/editor-kit.ts';
import type { ReportedCut } from '../../../design-editor/stage/reported-problem.ts';

export interface EditDesignButtonProps {
  product: LiveProductName;
  productName: string;
  /** Made in one tone, whose colour is not chosen. */
  isOneTone: boolean;
  editing: Editing;
  onChange: (editing: Editing) => void;
  /** Null if there is no cut check result: most designs are not cut out. */
  cut: ReportedCut | null;
  /** The button that saves the design for later, also shown in the editor. */
  keep?: ReactNode;
  gallery: ProductGallery;
  opener: RefObject<HTMLButtonElement | null>;
}

const DesignEditor = lazy(async () => ({
  default: (await import('./shop-design-editor.tsx')).ShopDesignEditor,
}));

type Opened = { kit: EditorKit; start: Editing; open: boolean } | 'closed' | 'opening' | 'failed';

export function EditDesignButton(props: EditDesignButtonProps) {
  const { product, isOneTone, editing, opener } = props;
  const t = useTranslations('personalise-form');
  const [opened, setOpened] = useState<Opened>('closed');

  async function openEditor(): Promise<void> {
    setOpened('opening');
    const next = await Promise.all([
      import('./open-kit.ts').then(({ openKit }) => openKit(product)),
      import('./shop-design-editor.tsx'),
      awaitTranslations(['design-editor', 'design-warning']),
    ]).then(
      ([kit]) => ({ kit, start: editing, open: true }),
      () => 'failed' as const,
    );
    // It may have been closed before it had opened.
    setOpened((now) => (now === 'opening' ? next : now));
  }

  return (
    <>
      <Button
        ref={opener}
        look="secondary"
        onClick={openEditor}
        busyLabel={opened === 'opening' && t('design.opening')}
        className="min-h-12 px-4! max-sm:w-full"
      >
        <Icon name="pencil" />
        <span className="text-left leading-tight">
          {t('design.open')}{' '}
          <span className="block text-sm font-normal text-ink-soft">
            {t(isOneTone ? 'design.offersInOneTone' : 'design.offers')}
          </span>
        </span>
      </Button>
      <p role="status" className="mt-1 text-sm empty:hidden">
        {opened === 'failed' && (
          <span className="font-semibold text-error">{t('design.failed')}</span>
        )}
        {changesMore(editing.edits) && <span className="text-ink-soft">{t('design.changed')}</span>}
      </p>
      {opened === 'opening' && <OpeningEditor onClose={() => setOpened('closed')} />}
      {typeof opened === 'object' && (
        <Suspense>
          <DesignEditor
            {...props}
            {...opened}
            onClose={() => setOpened({ ...opened, open: false })}
          />
        </Suspense>
      )}
    </>
  );
}
