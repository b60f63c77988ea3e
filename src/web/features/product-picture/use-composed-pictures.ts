/** Pictures of a product wearing the shopper's words, composed by the server while they type. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { browserApi } from '../../api/client.ts';
import { Refusal, type FieldMessage } from '../../api/refusal.ts';
import { pictureAsking, type PictureAsking } from './picture-asking.ts';

export interface PictureWish {
  /** Which picture is to follow, such as 'navy hero'. */
  place: string;
  productId: string;
  angle?: string;
  /** By field; null as it is made without words. */
  words: Readonly<Record<string, string>> | null;
}

export interface ComposedPictures {
  /** Address of the newest picture of a place; it may be of earlier words while the next is on its way. */
  at(place: string): string | undefined;
  busy: boolean;
  /** The last wish could not be pictured; the picture before it stays. */
  failed: boolean;
  /** What cannot be lettered as it was written, by field. */
  faults: readonly FieldMessage[];
}

interface Composed {
  url: string;
  key: string;
}

const PAUSE_MS = 350;
const NO_FAULTS: readonly FieldMessage[] = [];

/** A wish of null, nothing written, gives no picture: the shop's own is shown. */
export function useComposedPictures(wish: PictureWish | null): ComposedPictures {
  const [pictures, setPictures] = useState<Readonly<Record<string, Composed>>>({});
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [faults, setFaults] = useState(NO_FAULTS);
  const asking = useRef<PictureAsking<PictureWish>>(null);
  const key = wish && keyOf(wish);

  useEffect(() => {
    const pictured = pictureAsking<PictureWish>({
      pauseMs: PAUSE_MS,
      ask: askAndDecode,
      arrived(made, url) {
        setPictures((before) => ({ ...before, [made.place]: { url, key: keyOf(made) } }));
      },
      failed(_, failure) {
        const fields = failure instanceof Refusal ? failure.fields : NO_FAULTS;
        setFaults(fields);
        // What is wrong with the words is said at their fields.
        setFailed(fields.length === 0);
      },
      busy: setBusy,
    });
    asking.current = pictured;
    return () => pictured.rest();
  }, []);

  const follow = useEffectEvent(() => {
    setFailed(false);
    setFaults(NO_FAULTS);
    if (!wish) {
      asking.current?.rest();
      setPictures({});
    } else if (pictures[wish.place]?.key === key) {
      asking.current?.rest();
    } else {
      asking.current?.want(wish);
    }
  });
  useEffect(() => follow(), [key]);

  return { at: (place) => (wish ? pictures[place]?.url : undefined), busy, failed, faults };
}

function keyOf(wish: PictureWish): string {
  return JSON.stringify([wish.productId, wish.angle, wish.words]);
}

async function askAndDecode({ productId, angle, words }: PictureWish): Promise<string> {
  const { url } = await browserApi.call('artworkPreview', {
    body: {
      productId,
      angle,
      width: shownWidth() > 640 ? 960 : 640,
      personalisation: words ? { v: 1, fields: { ...words } } : undefined,
    },
  });
  const image = new Image();
  image.src = url;
  await image.decode();
  return url;
}

/** In device pixels, of a picture as wide as a phone or as half a page. */
function shownWidth(): number {
  return Math.min(window.innerWidth, 600) * window.devicePixelRatio;
}
