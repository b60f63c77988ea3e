/** The window of the editor while it loads: there at once, and closed like the editor itself. */
import { Icon } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useIsWide } from '../../../ui/window/use-is-wide.ts';
import { useTranslations } from '../../state/translations.ts';

/** As large as the window, which browsers do not make a dialog by themselves. */
const WHOLE = { width: '100%', height: '100%', maxWidth: 'none', maxHeight: 'none' };

/** The drawing, and below or beside it what can be added. */
const NARROW = '50% 1fr / 1fr';
const WIDE = '1fr / 1fr min(24rem, 45%)';
const TWO = { gridTemplateColumns: '1fr 1fr' };
const FOUR = { gridTemplateColumns: 'repeat(4, 1fr)' };

export function OpeningEditor({ onClose }: { onClose: () => void }) {
  const isWide = useIsWide();
  const t = useTranslations('personalise-form');
  return (
    <dialog
      ref={show}
      aria-label={t('design.open')}
      onCancel={onClose}
      style={WHOLE}
      className="bg-paper px-4 py-2 lg:px-6 lg:py-4"
    >
      <div className="flex h-full flex-col gap-4">
        <div className="flex items-start justify-between gap-4">
          <p className="font-display text-2xl">{t('design.open')}</p>
          <button
            type="button"
            aria-label={t('common:close')}
            onClick={onClose}
            className="inline-flex size-11 items-center justify-center rounded-soft"
          >
            <Icon name="close" className="size-6" />
          </button>
        </div>
        <div className="grid min-h-0 grow gap-4" style={{ gridTemplate: isWide ? WIDE : NARROW }}>
          <p
            role="status"
            className="flex items-center justify-center gap-3 rounded-soft bg-paper-deep"
          >
            <Spinner className="size-5" />
            {t('design.opening')}
          </p>
          <div className="grid content-start gap-2" style={isWide ? TWO : FOUR} aria-hidden="true">
            {[1, 2, 3, 4].map((tool) => (
              <span key={tool} className="min-h-11 rounded-soft bg-paper-deep" />
            ))}
          </div>
        </div>
      </div>
    </dialog>
  );
}

/** Closing it gives the focus back to the button. */
function show(dialog: HTMLDialogElement | null) {
  dialog?.showModal();
  return () => dialog?.close();
}
