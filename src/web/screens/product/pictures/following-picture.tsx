/** On phones: a small picture that stays visible below the header while the shopper fills in the form. */
import { useEffect, useState, type RefObject } from 'react';
import {
  ComposedPicture,
  type LiveCanvas,
} from '../../../features/product-picture/composed-picture.tsx';
import type { ProductPicture } from './gallery.tsx';

/** Height of the header on phones. */
const HEADER_PX = 64;

export interface FollowingPictureProps {
  /** The large picture. The small one appears while less than half of it is visible. */
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
  const isShown = useMostlyHidden(large);
  return (
    // Takes no height, so it overlays the form and moves nothing. Hidden from screen readers as a
    // duplicate.
    <div
      aria-hidden="true"
      className="sticky top-[var(--header-height,64px)] z-20 h-0 md:hidden [@media(max-height:480px)]:hidden"
    >
      <div
        className={`absolute inset-x-0 top-0 flex items-center gap-4 border-b border-line bg-paper px-4 py-2 transition-opacity ${isShown ? '' : 'pointer-events-none invisible opacity-0'}`}
      >
        <ComposedPicture
          picture={picture}
          composed={composed}
          live={live}
          composedAlt=""
          sizes="136px"
          className="w-[136px] shrink-0 rounded-soft"
        />
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
