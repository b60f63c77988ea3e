/** In the lower right corner of the pictures, and by a click on them: shows the one in view large. */
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { LineIcon } from '../../../../ui/icon.tsx';
import { useTranslations } from '../../../state/translations.ts';
import type { EnlargedPictureProps } from './enlarged-picture.tsx';

export type EnlargeButtonProps = Pick<EnlargedPictureProps, 'chosen' | 'alt'>;

interface Opened {
  Enlarged: ComponentType<EnlargedPictureProps>;
  open: boolean;
}

const MAGNIFIER = 'M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l5 5M10.5 8v5M8 10.5h5';
/** Not as classes, which would be in the stylesheet of every page. */
const CORNER = { bottom: '0.5rem' };
const ABOVE = { bottom: '3.5rem' };

export function EnlargeButton({ chosen, alt }: EnlargeButtonProps) {
  const { strip } = chosen.pictures;
  const t = useTranslations('product');
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  // Around the pictures, without the small ones below them.
  const [frame] = useState(() => strip.current?.parentElement);

  useEffect(() => {
    const { current } = strip;
    // A touch swipes, and has the button.
    const press = (event: MouseEvent) => {
      if ((event as PointerEvent).pointerType !== 'touch') button.current?.click();
    };
    current?.style.setProperty('cursor', 'zoom-in');
    current?.addEventListener('click', press);
    return () => {
      current?.style.removeProperty('cursor');
      current?.removeEventListener('click', press);
    };
  }, [strip]);

  async function enlarge(): Promise<void> {
    // Safari does not focus a pressed button, which has the focus again when the dialog is closed.
    button.current?.focus({ preventScroll: true });
    setHasFailed(false);
    try {
      const { EnlargedPicture } = await import('./enlarged-picture.tsx');
      setOpened({ Enlarged: EnlargedPicture, open: true });
    } catch {
      setHasFailed(true);
    }
  }

  if (!frame) return null;
  return (
    <>
      {createPortal(
        <>
          <button
            ref={button}
            type="button"
            aria-label={t('gallery.enlarge')}
            title={t('gallery.enlarge')}
            onClick={enlarge}
            style={CORNER}
            className="absolute right-2 inline-flex size-11 items-center justify-center rounded-full border border-transparent bg-paper shadow-lift hover:bg-paper-deep"
          >
            <LineIcon path={MAGNIFIER} />
          </button>
          <p role="status" style={ABOVE} className="absolute inset-x-3 flex justify-end">
            {hasFailed && (
              <span className="rounded-soft bg-paper px-3 py-1 text-sm font-semibold text-error shadow-lift">
                {t('gallery.enlargeFailed')}
              </span>
            )}
          </p>
        </>,
        frame,
      )}
      {opened && (
        <opened.Enlarged
          chosen={chosen}
          alt={alt}
          open={opened.open}
          onClose={() => setOpened({ ...opened, open: false })}
        />
      )}
    </>
  );
}
