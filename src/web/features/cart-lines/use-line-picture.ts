/** Composes, or asks for, the picture of a line as it will be made when it comes near the screen; each picture is asked for once. */
import { MINUTE } from '../../../domain/time/durations.ts';
import { useEffect, useState, type RefObject } from 'react';
import { useWornName } from '../../state/name-preview.ts';
import type { ComposedLine } from './compose-line.ts';
import type { PicturedLine } from './pictured-line.ts';

const WIDTH = 320;
/** Shorter than the server keeps them. */
const KEPT_MS = 8 * MINUTE;
const NEAR = '200px';

const pictures = new Map<string, { asked: number; url: Promise<string | null> }>();

/**
 * Address of a decoded picture; undefined before it is there, null where it cannot be had. Things made without words
 * are pictured too: the shop's own pictures show sample words.
 */
export function useLinePicture(
  { productId, slug, plate, angle, personalisation, proof }: PicturedLine,
  place: RefObject<Element | null>,
): string | null | undefined {
  const [worn, setWorn] = useState<string | null>();
  const isPainting = useWornName() !== '';
  const wish = JSON.stringify({
    asked: {
      productId,
      angle: angle || undefined,
      personalisation: personalisation ?? undefined,
    },
    // Where pictures of the shop wear a name, this browser paints already; edits are the server's.
    painted:
      isPainting && slug && plate && angle && !personalisation?.edits
        ? { slug, plate, angle, personalisation }
        : undefined,
  } satisfies ComposedLine);
  useEffect(() => {
    // What was frozen when it was ordered is shown, whatever would be composed now.
    if (!place.current || proof) return;
    let isWanted = true;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        void pictureOf(wish).then((url) => isWanted && setWorn(url));
      },
      { rootMargin: NEAR },
    );
    watch.observe(place.current);
    return () => {
      isWanted = false;
      watch.disconnect();
      setWorn(undefined);
    };
  }, [wish, place, proof]);
  return worn;
}

function pictureOf(wish: string): Promise<string | null> {
  const known = pictures.get(wish);
  if (known && Date.now() - known.asked < KEPT_MS) return known.url;
  const url = makePicture(wish).catch(() => {
    // The plain picture stands; the next visit asks again.
    pictures.delete(wish);
    return null;
  });
  pictures.set(wish, { asked: Date.now(), url });
  return url;
}

/** What composes comes with the first line in view. */
async function makePicture(wish: string): Promise<string> {
  const { composeLine } = await import('./compose-line.ts');
  return composeLine(JSON.parse(wish) as ComposedLine, WIDTH);
}
