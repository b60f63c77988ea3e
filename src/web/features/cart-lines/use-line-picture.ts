/** Composes or requests the picture of a line when it comes near the viewport, once per picture. */
import { canonicalJson } from '../../../domain/canonical.ts';
import { MINUTE } from '../../../domain/time/durations.ts';
import { useEffect, useState, type RefObject } from 'react';
import { useNamePreview } from '../../state/name-preview.ts';
import type { ComposedLine } from './compose-line.ts';
import type { PicturedLine } from './pictured-line.ts';

/** Shorter than the server's cache time. */
const KEPT_MS = 8 * MINUTE;
const NEAR = '200px';

const pictures = new Map<string, { asked: number; url: Promise<string | null> }>();
/** How wide the picture of a product was last shown from an angle, in CSS pixels. */
const widths = new Map<string, number>();

/**
 * The URL of a decoded picture; undefined until it is loaded, null if there is none. Lines without
 * personalisation are composed too, because the shop's pictures show sample text.
 */
export function useLinePicture(
  line: PicturedLine,
  place: RefObject<Element | null>,
): string | null | undefined {
  const { proof } = line;
  const shownFrom = `${line.productId} ${line.angle}`;
  const [url, setUrl] = useState<string | null>();
  const request = requestOf(line, useNamePreview() !== '');
  useEffect(() => {
    // An ordered line shows its frozen proof, whatever would be composed now.
    if (!place.current || proof) return;
    let isWanted = true;
    const watch = new IntersectionObserver(
      (entries) => {
        const near = entries.find(({ isIntersecting }) => isIntersecting);
        if (!near) return;
        watch.disconnect();
        const { width } = near.boundingClientRect;
        widths.set(shownFrom, width);
        const show = (made: string | null) => isWanted && setUrl(made);
        void pictureOf(request, width, show).then(show);
      },
      { rootMargin: NEAR },
    );
    watch.observe(place.current);
    return () => {
      isWanted = false;
      watch.disconnect();
    };
  }, [request, place, proof, shownFrom]);
  return url;
}

/** Composes the same picture in advance, so that the line shows it at once. Null if there is none. */
export function usePictureOf(): (line: PicturedLine) => Promise<string | null> {
  const isPainting = useNamePreview() !== '';
  return (line) =>
    pictureOf(requestOf(line, isPainting), widths.get(`${line.productId} ${line.angle}`) ?? 0);
}

function requestOf(
  { productId, slug, plate, angle, personalisation }: PicturedLine,
  isPainting: boolean,
): string {
  // The server orders fields otherwise than the form that changes them.
  return canonicalJson({
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
}

function pictureOf(
  request: string,
  widthPx: number,
  onSeen?: (url: string) => void,
): Promise<string | null> {
  const key = `${widthPx} ${request}`;
  const known = pictures.get(key);
  if (known && Date.now() - known.asked < KEPT_MS) return known.url;
  // The composing code loads when the first line is in view.
  const url = import('./compose-line.ts')
    .then(({ composeLine }) => composeLine(JSON.parse(request) as ComposedLine, widthPx, onSeen))
    .catch(() => {
      // The plain picture stays; the next visit retries.
      pictures.delete(key);
      return null;
    });
  pictures.set(key, { asked: Date.now(), url });
  return url;
}
