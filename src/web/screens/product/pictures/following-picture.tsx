/** On phones: a small picture that stays visible below the header while fields are in view that change it. */
import { useEffect, useState, type RefObject } from 'react';
import {
  ComposedPicture,
  type LiveCanvas,
} from '../../../features/product-picture/composed-picture.tsx';
import type { ProductPicture } from './gallery.tsx';

/** Height of the header on phones. */
const HEADER_PX = 64;
/** Of the header and the small picture together. */
const COVERED_PX = 217;
/** Of the bar at the foot of the window. */
const BAR_PX = 84;

export interface FollowingPictureProps {
  /** The large picture. The small one appears while less than half of it is visible and a field is. */
  large: RefObject<HTMLElement | null>;
  picture: ProductPicture | null;
  composed: string | undefined;
  live: LiveCanvas | undefined;
  name: string;
  price: string;
}

export function FollowingPicture({
  large,
  picture,
  composed,
  live,
  name,
  price,
}: FollowingPictureProps) {
  const isHidden = useMostlyHidden(large);
  const isShown = useFieldsInView(large, isHidden) && isHidden;
  return (
    // Takes no height, so it overlays the form and moves nothing. Hidden from screen readers as a
    // duplicate.
    <div
      aria-hidden="true"
      className="sticky top-[var(--header-height)] z-20 h-0 md:hidden [@media(max-height:480px)]:hidden"
    >
      <div
        className={`absolute inset-x-0 top-0 flex items-center gap-4 border-b border-line bg-paper px-4 py-2 transition-opacity ${isShown ? '' : 'pointer-events-none invisible opacity-0'}`}
      >
        <div className="w-[136px] shrink-0">
          <ComposedPicture
            picture={picture}
            composed={composed}
            live={live}
            composedAlt=""
            sizes="136px"
            className="rounded-soft"
          />
        </div>
        <p className="min-w-0">
          <span className="line-clamp-3 font-display text-lg leading-tight">{name}</span>
          <span className="mt-1 block font-semibold tabular-nums">{price}</span>
        </p>
      </div>
    </div>
  );
}

function useMostlyHidden(element: RefObject<HTMLElement | null>): boolean {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsHidden(!(entries.at(-1)?.isIntersecting ?? true)),
      // The part below the header is hidden.
      { threshold: 0.5, rootMargin: `-${HEADER_PX}px 0px 0px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isHidden;
}

/** Whether a part of the form that changes the picture is between the small picture and the bar. */
function useFieldsInView(large: RefObject<HTMLElement | null>, isWanted: boolean): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const look = () => {
      // Asked for each time, because some of them load later.
      const fields = large.current?.closest('.page')?.querySelectorAll('fieldset') ?? [];
      setIsInView(
        [...fields].some((each) => {
          const { top, bottom } = each.getBoundingClientRect();
          return bottom > COVERED_PX && top < window.innerHeight - BAR_PX;
        }),
      );
    };
    look();
    document.addEventListener('scroll', look, { passive: true });
    return () => document.removeEventListener('scroll', look);
  }, [large, isWanted]);
  return isInView;
}
