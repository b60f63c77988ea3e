/** Composes or requests the picture of a line when it comes near the viewport, once per picture. */
import { MINUTE } from '../../../domain/time/durations.ts';
import { useEffect, useState, type RefObject } from 'react';
import { useNamePreview } from '../../state/name-preview.ts';
import type { ComposedLine } from './compose-line.ts';
import type { PicturedLine } from './pictured-line.ts';

const WIDTH = 320;
/** Shorter than the server's cache time. */
const KEPT_MS = 8 * MINUTE;
const NEAR = '200px';

const pictures = new Map<string, { asked: number; url: Promise<string | null> }>();

/**
 * The URL of a decoded picture; undefined until it is loaded, null if there is none. Lines without
 * personalisation are composed too, because the shop's pictures show sample text.
 */
export function useLinePicture(
  { productId, slug, plate, angle, personalisation, proof }: PicturedLine,
  place: RefObject<Element | null>,
): string | null | undefined {
  const [worn, setWorn] = useState<string | null>();
  const isPainting = useNamePreview() !== '';
  const request = JSON.stringify({
    asked: {
      productId,
      angle: angle || undefined,
      personalisation: personalisation ?? undefined,
    },
    // If the name preview is on, this browser already paints. Edited designs are composed by the
    // server.
    painted:
      isPainting && slug && plate && angle && !personalisation?.edits
        ? { slug, plate, angle, personalisation }
        : undefined,
  } satisfies ComposedLine);
  useEffect(() => {
    // An ordered line shows its frozen proof, whatever would be composed now.
    if (!place.current || proof) return;
    let isWanted = true;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        void pictureOf(request).then((url) => isWanted && setWorn(url));
      },
      { rootMargin: NEAR },
    );
    watch.observe(place.current);
    return () => {
      isWanted = false;
      watch.disconnect();
      setWorn(undefined);
    };
  }, [request, place, proof]);
  return worn;
}

function pictureOf(request: string): Promise<string | null> {
  const known = pictures.get(request);
  if (known && Date.now() - known.asked < KEPT_MS) return known.url;
  const url = makePicture(request).catch(() => {
    // The plain picture stays; the next visit retries.
    pictures.delete(request);
    return null;
  });
  pictures.set(request, { asked: Date.now(), url });
  return url;
}

/** The composing code loads when the first line is in view. */
async function makePicture(request: string): Promise<string> {
  const { composeLine } = await import('./compose-line.ts');
  return composeLine(JSON.parse(request) as ComposedLine, WIDTH);
}
