/**
 * Says on every page that pictures show the shopper's name, and takes it off. It is a round button until it is pressed,
 * because it lies over the page.
 */
import { useState } from 'react';
import { canPaint } from '../../live-photo/can-paint.ts';
import { Icon } from '../../ui/icon.tsx';
import { useNamePreview, showEverywhere } from '../state/name-preview.ts';
import { useTranslations } from '../state/translations.ts';

export function PreviewNotice() {
  const t = useTranslations('name-preview');
  const name = useNamePreview();
  const [isOpen, setIsOpen] = useState(false);
  // Where nothing can be painted, nothing wears the name.
  if (name === '' || !canPaint()) return null;
  const notice = t('notice', { name });
  return (
    <>
      {/* Space at the end of the page, so that the notice does not cover its content. */}
      <div className="h-20 bg-paper-deep print:hidden" />
      <div
        role="region"
        aria-label={t('region')}
        className="on-bottle fixed bottom-4 left-4 z-30 flex max-w-[calc(100vw-2rem)] items-center rounded-full bg-bottle text-sm text-white shadow-lift print:hidden"
      >
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={notice}
          title={notice}
          onClick={() => setIsOpen(!isOpen)}
          className="flex size-11 shrink-0 items-center justify-center rounded-full"
        >
          <Icon name={isOpen ? 'chevron-left' : 'pencil'} />
        </button>
        {isOpen && (
          <>
            <span className="min-w-0 truncate">{notice}</span>
            <button
              type="button"
              onClick={() => showEverywhere(false)}
              className="min-h-11 shrink-0 rounded-full px-4 font-semibold text-white underline underline-offset-4"
            >
              {t('off')}
            </button>
          </>
        )}
      </div>
    </>
  );
}
