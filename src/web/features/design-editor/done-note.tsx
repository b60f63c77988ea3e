/** On phones, below the pictures: that they show what was changed in the editor, and the way back to it. */
import { useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from '../../state/translations.ts';

export interface DoneNoteProps {
  /** The pictures of the page. */
  strip: RefObject<HTMLElement | null>;
  /** The button that opens the editor. */
  opener: RefObject<HTMLButtonElement | null>;
}

export function DoneNote({ strip, opener }: DoneNoteProps) {
  const t = useTranslations('design-editor');
  // Around the pictures and the small ones below them.
  const [gallery] = useState(() => strip.current?.parentElement?.parentElement);

  function again(): void {
    // Which has the focus again when the editor is closed.
    opener.current?.focus({ preventScroll: true });
    opener.current?.click();
  }

  if (!gallery) return null;
  return createPortal(
    <p role="status" className="mt-1 flex items-center justify-between gap-4 text-sm md:hidden">
      {t('changed')}
      <button
        type="button"
        onClick={again}
        className="min-h-11 font-semibold underline underline-offset-4"
      >
        {t('again')}
      </button>
    </p>,
    gallery,
  );
}
