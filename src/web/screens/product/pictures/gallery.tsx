/** Pictures of the chosen finish, swiped or chosen by thumbnail, with the personalisation once composed. */
import type { ReactNode, Ref, RefObject } from 'react';
import type { ProductPage } from '../../../../contract/shop/catalogue.ts';
import { Spinner } from '../../../../ui/spinner.tsx';
import {
  ComposedPicture,
  type LiveCanvas,
} from '../../../features/product-picture/composed-picture.tsx';
import { useTranslations } from '../../../state/translations.ts';

export type ProductPicture = ProductPage['finishes'][number]['pictures'][number];

export interface GalleryProps {
  ref: Ref<HTMLDivElement>;
  strip: RefObject<HTMLDivElement | null>;
  pictures: readonly ProductPicture[];
  /** URL of an angle's composed picture. */
  composedAt: (angle: string | undefined) => string | undefined;
  /** Present if the browser paints an angle, `size` pixels wide. */
  liveAt: (angle: string | undefined, size: number) => LiveCanvas | undefined;
  composedAlt: string;
  /** Index of the visible picture. */
  shown: number;
  onShow: (place: number) => void;
  /** 'behind': the current input cannot be composed, so the previous picture stays. */
  state: 'still' | 'busy' | 'failed' | 'behind';
  /** The name that the pictures show; empty if they show the shop's sample. */
  shownName: string;
  /** Says which words are of the shop's sample, beside the shopper's. */
  sampleNote: ReactNode;
  /** Whether cutting its pictures above and below would cut the product. */
  isTall: boolean | undefined;
  /** Below all pictures, which stay in a low window. */
  note?: ReactNode;
}

/** Device pixels on a screen with two per CSS pixel. */
const LARGE = 960;
const SMALL = 160;

export function Gallery(props: GalleryProps) {
  const { ref, strip, pictures, composedAt, liveAt, composedAlt, shown, onShow, state } = props;
  const t = useTranslations('product');
  const isMany = pictures.length > 1;
  const slides: readonly (ProductPicture | null)[] = pictures.length > 0 ? pictures : [null];
  return (
    <div className="relative">
      <div ref={ref} className="relative">
        <div
          ref={strip}
          role="region"
          aria-label={t('gallery.label')}
          // A scrollable region must be reachable by keyboard.
          tabIndex={isMany ? 0 : undefined}
          onScroll={({ currentTarget }) =>
            onShow(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
          }
          className={`flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-soft [scrollbar-width:none] motion-safe:scroll-smooth ${state === 'behind' ? 'opacity-50' : ''}`}
        >
          {slides.map((picture, place) => (
            <div
              key={picture?.angle ?? ''}
              // On phones cut above and below, so that the words and the button fit beneath.
              className={`w-full shrink-0 snap-center snap-always ${props.isTall ? '' : 'max-md:[&>*>*]:aspect-[4/3]'}`}
            >
              <ComposedPicture
                picture={picture}
                composed={composedAt(picture?.angle)}
                live={liveAt(picture?.angle, LARGE)}
                composedAlt={composedAlt}
                sizes="(min-width: 1280px) 592px, (min-width: 768px) 46vw, calc(100vw - 32px)"
                eager={place === 0}
              />
            </div>
          ))}
        </div>
        <PictureState {...props} />
      </div>
      {/* Beside the small pictures where there is room for both. */}
      <div className="mt-2 gap-4 md:mt-4 lg:flex">
        {isMany && (
          <ul className="flex shrink-0 flex-wrap gap-2 md:gap-3">
            {pictures.map((picture, place) => (
              <li key={picture.angle}>
                <button
                  type="button"
                  aria-label={t('gallery.show', {
                    place: place + 1,
                    count: pictures.length,
                    alt: picture.alt,
                  })}
                  aria-current={place === shown ? 'true' : undefined}
                  onClick={() => {
                    const { current } = strip;
                    current?.scrollTo({ left: place * current.clientWidth });
                  }}
                  className="block w-12 overflow-hidden rounded-soft border-2 border-paper shadow-lift aria-current:border-bottle md:w-20 forced-colors:border-[Canvas] forced-colors:aria-current:border-[Highlight]"
                >
                  <ComposedPicture
                    picture={picture}
                    composed={composedAt(picture.angle)}
                    live={liveAt(picture.angle, SMALL)}
                    composedAlt=""
                    sizes="80px"
                  />
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className="grow">{props.note}</div>
      </div>
    </div>
  );
}

type PictureStateProps = Pick<GalleryProps, 'state' | 'shownName' | 'sampleNote'>;

function PictureState(props: PictureStateProps) {
  const t = useTranslations('product');
  const remark = remarkOn(props, t);
  return (
    <p role="status" className="absolute inset-x-3 top-3 flex justify-end">
      {props.state === 'busy' && (
        <span className="inline-flex items-center gap-2 rounded-soft bg-paper px-3 py-1 text-sm shadow-lift">
          <Spinner className="size-4" />
          {t('gallery.updating')}
        </span>
      )}
      {remark && (
        <span className="rounded-soft bg-paper px-3 py-1 text-sm shadow-lift">{remark}</span>
      )}
    </p>
  );
}

function remarkOn(
  { state, shownName, sampleNote }: PictureStateProps,
  t: ReturnType<typeof useTranslations<'product'>>,
): ReactNode {
  if (state === 'failed') return t('gallery.failed');
  if (state === 'behind')
    return shownName ? t('gallery.behindName', { name: shownName }) : t('gallery.behind');
  return state === 'still' && sampleNote;
}
