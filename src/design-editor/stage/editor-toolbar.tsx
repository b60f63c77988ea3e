/** Operations on the whole design: undo, redo, zoom and close. */
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { REDO } from '../icon-paths.ts';
import { useTranslations } from '../editor-services.ts';

export interface EditorToolbarProps {
  /** Absent if there is nothing to undo. */
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  zoom: number;
  /** Shows the whole area. */
  leastZoom: number;
  onZoom: (zoom: number) => void;
  /** In narrow windows the product replaces the drawing; absent if both fit. */
  onProduct: { isShown: boolean; toggle: () => void } | undefined;
  onDone: () => void;
}

const ZOOMS = [1, 1.5, 2, 3, 4];
export const MOST_ZOOM = 4;

export function EditorToolbar(props: EditorToolbarProps) {
  const { undo, redo, zoom, leastZoom, onZoom, onProduct, onDone } = props;
  const t = useTranslations();
  const nearer = ZOOMS.find((step) => step > zoom);
  const farther = [leastZoom, ...ZOOMS].findLast((step) => step < zoom);
  const tool = { className: 'disabled:opacity-40' };
  return (
    <div className="editor-toolbar mb-2 flex flex-wrap items-center gap-1 sheet:mb-1">
      <IconButton {...tool} icon="undo" label={t('undo')} disabled={!undo} onClick={undo} />
      <IconButton
        {...tool}
        icon={{ path: REDO }}
        label={t('redo')}
        disabled={!redo}
        onClick={redo}
      />
      <span className="ml-auto flex items-center gap-1">
        <IconButton
          {...tool}
          icon="minus"
          label={t('zoomOut')}
          disabled={farther === undefined}
          onClick={() => onZoom(farther ?? 1)}
        />
        <span className="min-w-14 text-center tabular-nums sheet:hidden">
          {t('zoom', { percent: Math.round(zoom * 100) })}
        </span>
        <IconButton
          {...tool}
          icon="plus"
          label={t('zoomIn')}
          disabled={nearer === undefined}
          onClick={() => onZoom(nearer ?? MOST_ZOOM)}
        />
      </span>
      {onProduct && (
        <button
          type="button"
          aria-label={t('onProduct')}
          aria-pressed={onProduct.isShown}
          onClick={onProduct.toggle}
          className="editor-tool-named"
        >
          <Icon name="image" className="size-6" />
          {t('product')}
        </button>
      )}
      <button type="button" onClick={onDone} className={buttonClass('primary', 'medium', 'ml-2')}>
        {t('done')}
      </button>
    </div>
  );
}
