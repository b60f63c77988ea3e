/** The pictures of a product page: painted in the browser, or composed by the server if that fails. */
import { useRef, useState } from 'react';
import type { LiveCanvas } from '../../../features/product-picture/composed-picture.tsx';
import { useComposedPictures } from '../../../features/product-picture/use-composed-pictures.ts';
import { useLivePictures } from '../../../features/product-picture/use-live-pictures.ts';
import type { TypedDesign } from '../words/use-typed-design.ts';
import type { VariantChoice } from '../variants/use-variant-choice.ts';

export function useProductPictures(
  slug: string,
  { choice, finish, pictured }: VariantChoice,
  { isPersonalised, shownWords: words, changes: edits, shownEdits }: TypedDesign,
) {
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const pictures = finish?.pictures ?? [];
  const picture = pictures[shown] ?? pictures[0] ?? null;
  const livePlace = { slug, plate: finish?.plate ?? '', angles: inViewFirst(pictures, shown) };
  const live = useLivePictures(
    isPersonalised || shownEdits ? { ...livePlace, words, edits: shownEdits } : null,
  );
  const placeOf = (angle: string | undefined) => `${choice.finish} ${angle ?? ''}`;
  const angle = picture?.angle;
  const composed = useComposedPictures(
    pictured && isPersonalised && live.failed
      ? { place: placeOf(angle), productId: pictured.productId, angle, words, edits }
      : null,
  );

  return {
    /** Of the gallery: scrolls from picture to picture. */
    strip,
    pictures,
    picture,
    shown,
    show: setShown,
    composedAt: (angle: string | undefined) => composed.at(placeOf(angle)),
    /** Present if the browser paints a picture of that width in pixels. */
    liveAt: (angle: string | undefined, size: number): LiveCanvas | undefined =>
      live.canvasOf && angle !== undefined
        ? { attach: live.canvasOf(angle), size, isPainted: live.isPainted(angle) }
        : undefined,
    livePlace,
    /** The browser paints the shopper's words. */
    isLive: isPersonalised && !live.failed,
    warm: () => live.warm(livePlace),
    state:
      composed.busy || live.busy
        ? ('busy' as const)
        : composed.failed
          ? ('failed' as const)
          : composed.faults.length > 0
            ? ('behind' as const)
            : ('still' as const),
    /** The name on the pictures now, which may be an earlier one. */
    shownName: live.shownName,
    /** Text that the server cannot letter, by field. */
    refused: composed.faults,
  };
}

function inViewFirst(pictures: readonly { angle: string }[], shown: number): string[] {
  const angles = pictures.map(({ angle }) => angle);
  return [...angles.slice(shown, shown + 1), ...angles.filter((_, place) => place !== shown)];
}
