/**
 * Says that pictures show the shopper's name, and takes it off: in the row that counts a list, or
 * below the page where there is none. It never lies over a page.
 */
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { canPaint } from '../../live-photo/can-paint.ts';
import { Icon } from '../../ui/icon.tsx';
import { BELOW_PAGE, useNamePreview, showEverywhere } from '../state/name-preview.ts';
import { useTranslations } from '../state/translations.ts';
import { onNoticePlace, rowForNotice } from './notice-place.ts';

export function PreviewNotice() {
  const t = useTranslations('name-preview');
  const name = useNamePreview();
  // Where nothing can be painted, nothing wears the name.
  const isWorn = name !== '' && canPaint();
  const row = useSyncExternalStore(onNoticePlace, rowForNotice);
  const place = row ?? document.getElementById(BELOW_PAGE);
  if (!isWorn || !place) return null;
  return createPortal(
    <div
      role="region"
      aria-label={t('region')}
      className={`on-bottle flex max-w-full items-center gap-2 rounded-full bg-bottle px-3 text-sm text-white print:hidden ${row ? '-my-1' : 'mx-auto mt-4 mb-12 w-fit'}`}
    >
      <Icon name="pencil" className="size-4" />
      <span className="min-w-0 truncate">{t(row ? 'with' : 'notice', { name })}</span>
      <button
        type="button"
        onClick={() => showEverywhere(false)}
        // As high as the space between the rows around it.
        className={`shrink-0 rounded-full font-semibold text-white underline underline-offset-4 ${row ? 'min-h-7' : 'min-h-11'}`}
      >
        {t('off')}
      </button>
    </div>,
    place,
  );
}
