/**
 * A dialog with the picture in view: as large as the window, on phones twice as wide, in a box that
 * scrolls both ways. Loaded when it is opened.
 */
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { ComposedPicture } from '../../../features/product-picture/composed-picture.tsx';
import { usePageData } from '../../../navigation/use-router.ts';
import { useTranslations } from '../../../state/translations.ts';
import type { productData } from '../product-data.ts';
import type { ProductChoice } from '../use-product-choice.ts';
import { designMiddle } from './design-middle.ts';
import { holdPicture } from './hold-picture.ts';

export interface EnlargedPictureProps {
  chosen: Pick<ProductChoice, 'pictures' | 'design'>;
  /** Describes a picture with the shopper's design. */
  alt: string;
  open: boolean;
  onClose: () => void;
}

/** As large as a canvas of the page, so that it can be copied without loss. */
const LARGE = 960;

/** What the head of the dialog leaves, also where it is not as high as the window. */
const BOX = { height: 'calc(100dvh - 5rem)', overscrollBehavior: 'contain' };
/** In the middle, and from the edge where it is larger than the box. */
const MIDDLE = { margin: 'auto' };

export function EnlargedPicture({ chosen, alt, open, onClose }: EnlargedPictureProps) {
  const t = useTranslations('product');
  const { name } = usePageData<typeof productData>();
  return (
    <Dialog open={open} onClose={onClose} title={name} closeLabel={t('common:close')} look="full">
      <PictureBox chosen={chosen} onClose={onClose}>
        <LargePicture chosen={chosen} alt={alt} />
      </PictureBox>
    </Dialog>
  );
}

type PictureBoxProps = Pick<EnlargedPictureProps, 'chosen' | 'onClose'> & { children: ReactNode };

function PictureBox({ chosen, onClose, children }: PictureBoxProps) {
  const t = useTranslations('product');
  const box = useRef<HTMLDivElement>(null);
  const { livePlace, picture } = chosen.pictures;
  const findMiddle = useEffectEvent(() => designMiddle(livePlace, picture?.angle));
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    return holdPicture(current, { findMiddle: () => findMiddle(), onPressBeside: () => close() });
  }, []);
  return (
    <div
      ref={box}
      role="region"
      aria-label={t('gallery.enlarged')}
      // A scrollable region must be reachable by keyboard.
      tabIndex={0}
      style={BOX}
      className="flex min-h-0 grow overflow-auto"
    >
      <div style={MIDDLE} className="shrink-0">
        {children}
      </div>
    </div>
  );
}

function LargePicture({ chosen, alt }: Pick<EnlargedPictureProps, 'chosen' | 'alt'>) {
  const { picture, composedAt, liveAt } = chosen.pictures;
  const live = liveAt(picture?.angle, LARGE);
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const isPainted = live?.isPainted ?? false;

  const paint = useEffectEvent((to: HTMLCanvasElement) => paintAs(chosen, to));
  useEffect(() => {
    if (canvas && isPainted) paint(canvas);
  }, [canvas, isPainted]);

  return (
    <ComposedPicture
      picture={picture}
      composed={composedAt(picture?.angle)}
      live={live && { ...live, attach: setCanvas }}
      composedAlt={alt}
      // Whatever the window, the largest there is.
      sizes={`${Math.max(LARGE, ...(picture?.widths ?? []))}px`}
      eager
      className="rounded-soft"
    />
  );
}

/** At once as the page shows it, then sharper if the page took a smaller photograph. */
function paintAs({ pictures, design }: EnlargedPictureProps['chosen'], to: HTMLCanvasElement) {
  const { strip, shown, picture, livePlace } = pictures;
  const from = strip.current?.children[shown]?.querySelector('canvas');
  if (from) to.getContext('2d')?.drawImage(from, 0, 0, to.width, to.height);
  const { slug, plate } = livePlace;
  const request = { slug, plate, words: design.shownWords, edits: design.shownEdits };
  void import('../../../features/product-picture/paint-angles.ts')
    .then(({ paintLarge }) => picture && paintLarge(request, picture.angle, to))
    .catch((failure: unknown) => console.warn('The picture stays as large as it was', failure));
}
