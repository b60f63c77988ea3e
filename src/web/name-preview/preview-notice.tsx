/** The notice on every page while pictures show the shopper's name, with a button to remove it. */
import { canPaint } from '../../live-photo/can-paint.ts';
import { useNamePreview, showEverywhere } from '../state/name-preview.ts';
import { useTranslations } from '../state/translations.ts';

export function PreviewNotice() {
  const t = useTranslations('name-preview');
  const name = useNamePreview();
  // Where nothing can be painted, nothing wears the name.
  if (name === '' || !canPaint()) return null;
  return (
    <>
      {/* Space at the end of the page, so that the notice does not cover its content. */}
      <div className="h-20 bg-paper-deep print:hidden" />
      <div
        role="region"
        aria-label={t('region')}
        className="on-bottle fixed bottom-4 left-4 z-40 flex max-w-[calc(100vw-2rem)] items-center gap-1 rounded-full border border-line bg-bottle pl-4 text-sm text-white shadow-lift print:hidden"
      >
        <span className="min-w-0 truncate">{t('notice', { name })}</span>
        <button
          type="button"
          onClick={() => showEverywhere(false)}
          className="min-h-11 shrink-0 rounded-full px-4 font-semibold text-white underline underline-offset-4"
        >
          {t('off')}
        </button>
      </div>
    </>
  );
}
