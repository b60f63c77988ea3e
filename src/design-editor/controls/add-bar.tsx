/** Adds a line of text, a photograph, a drawing or an emoji to the design. */
import { useId, useState } from 'react';
import type { PrintArea, Process } from '../../artwork/design/design.ts';
import type { Collection } from '../../artwork/design/collection.ts';
import { takesPhotographs } from '../../artwork/check/check-design.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useTranslations } from '../editor-services.ts';
import type { NewLayer } from '../editing/editing.ts';
import { KindIcon, type LayerKind } from '../layers/layer-kind.tsx';
import { ControlsFailed } from './controls-failed.tsx';
import { PhotoButton, type PhotoButtonProps } from './photo-button.tsx';
import type { Drawer, DrawerTilesProps } from './drawer-tiles.tsx';

export interface AddBarProps {
  area: PrintArea;
  process: Process;
  clipart: Collection['clipart'];
  /** URLs of the fonts. */
  fonts: Readonly<Record<string, string>>;
  onAdd: (layer: NewLayer) => void;
  /** The kind of the selected layer. */
  lit: LayerKind | null;
  /** Whether it stays in view above the controls of a selection, on phones. */
  isKept: boolean;
  /** The drawer that is open. */
  open: Drawer | null;
  /** What is searched in it at first. */
  sought: string;
  onOpen: (drawer: Drawer | null) => void;
}

type Photograph = Parameters<PhotoButtonProps['onPhoto']>[0];

const BLACK = '#000000';
const TEXT_SHARE = 0.12;
const DRAWING_SHARE = 0.25;
/** How many heights of its letters a new text may fill. */
const NEW_LINES = 2.3;
const WHOLE = { x: 0, y: 0, w: 1, h: 1 };

/** Loads when a drawer is opened. */
const DrawerTiles = lazyComponent<DrawerTilesProps>(
  async () => (await import('./drawer-tiles.tsx')).DrawerTiles,
  ControlsFailed,
);

export function AddBar(props: AddBarProps) {
  const { area, process, clipart, fonts, onAdd, lit, isKept, open, sought, onOpen } = props;
  const t = useTranslations();
  const [photoFault, setPhotoFault] = useState('');
  const id = useId();
  const least = Math.min(area.w, area.h);
  const tileSize = least * DRAWING_SHARE;
  return (
    <section aria-label={t('add.title')} className={isKept ? 'editor-adds-kept' : undefined}>
      <div className="editor-adds grid grid-cols-2 gap-2">
        <button
          type="button"
          data-lit={lit === 'text' || undefined}
          onClick={() => onAdd(newText(area, '', 'sans', least * TEXT_SHARE))}
          className={buttonClass('secondary')}
        >
          <KindIcon kind="text" />
          {t('add.text')}
        </button>
        {takesPhotographs(process) && (
          <PhotoButton
            isLit={lit === 'photo'}
            faultId={`${id}-fault`}
            fault={photoFault}
            onFault={setPhotoFault}
            onTake={() => onOpen(null)}
            onPhoto={(photo, place) => onAdd(newPhoto(area, photo, place))}
          />
        )}
        {(['drawings', 'emoji'] as const).map((drawer) => (
          <button
            key={drawer}
            type="button"
            data-lit={lit === drawer || undefined}
            aria-expanded={open === drawer}
            aria-controls={id}
            onClick={() => onOpen(open === drawer ? null : drawer)}
            className={buttonClass('secondary')}
          >
            <KindIcon kind={drawer} />
            {t(`add.${drawer}`)}
          </button>
        ))}
      </div>
      {open === null && takesPhotographs(process) && (
        <p className="editor-drop-hint text-sm text-ink-soft">{t('add.drop')}</p>
      )}
      {photoFault && (
        <p id={`${id}-fault`} role="alert" className="mt-2 text-sm font-semibold text-error">
          {photoFault}
        </p>
      )}
      <div id={id} hidden={open === null} className="editor-drawer mt-3">
        {open && (
          <DrawerTiles
            {...{ drawer: open, process, clipart, fonts, sought }}
            onDrawing={(drawing) => onAdd(newDrawing(drawing, tileSize))}
            onEmoji={(emoji) => onAdd(newText(area, emoji, 'emoji', tileSize))}
          />
        )}
      </div>
    </section>
  );
}

function newText(area: PrintArea, text: string, font: string, size: number): NewLayer {
  return {
    type: 'text',
    text,
    font,
    size: Math.round(size),
    fill: BLACK,
    align: 'centre',
    maxWidth: area.w - 2 * area.safe,
    ...(text === '' && { maxHeight: size * NEW_LINES }),
  };
}

/** As large as fits; where it goes decides how large it becomes. */
function newPhoto(
  { w, h }: PrintArea,
  { upload, width, height }: Photograph,
  place: string | undefined,
): NewLayer {
  const scale = Math.min(w / width, h / height);
  return {
    type: 'photo',
    place,
    upload,
    w: width * scale,
    h: height * scale,
    crop: WHOLE,
    tone: 'colour',
  };
}

function newDrawing(clipart: string, size: number): NewLayer {
  return { type: 'clipart', clipart, size: Math.round(size), fill: BLACK };
}
