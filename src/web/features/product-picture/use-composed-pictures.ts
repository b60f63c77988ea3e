/** Previews of a product with the shopper's personalisation, composed by the server while they type. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Refusal, type FieldMessage } from '../../api/refusal.ts';
import type { PictureRequest } from './ask-and-decode.ts';
import type { PictureRequests } from './picture-requests.ts';

export interface ComposedPictures {
  /** URL of a place's newest picture. It may show earlier text while the next one loads. */
  at(place: string): string | undefined;
  busy: boolean;
  /** The last request failed; the previous picture stays. */
  failed: boolean;
  /** Text that cannot be lettered as written, by field. */
  faults: readonly FieldMessage[];
}

interface Composed {
  url: string;
  key: string;
}

const NO_FAULTS: readonly FieldMessage[] = [];

/** With null, when nothing is entered, there is no preview and the shop's own picture is shown. */
export function useComposedPictures(request: PictureRequest | null): ComposedPictures {
  const [pictures, setPictures] = useState<Readonly<Record<string, Composed>>>({});
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [faults, setFaults] = useState(NO_FAULTS);
  const newest = useRef<PictureRequest>(null);
  const asking = useRef<Promise<PictureRequests<PictureRequest>>>(null);
  const key = request && keyOf(request);

  async function openAsking(): Promise<PictureRequests<PictureRequest>> {
    const { serverPictures } = await import('./ask-and-decode.ts');
    return serverPictures({
      arrived(made, url) {
        setPictures((before) => ({ ...before, [made.place]: { url, key: keyOf(made) } }));
      },
      failed(_, failure) {
        const fields = failure instanceof Refusal ? failure.fields : NO_FAULTS;
        setFaults(fields);
        // Errors in the text are shown at their fields.
        setFailed(fields.length === 0);
      },
      busy: setBusy,
    });
  }

  async function sendRequest(): Promise<void> {
    try {
      asking.current ??= openAsking();
      const pictures = await asking.current;
      // More may have been typed since.
      const present = newest.current;
      if (present) pictures.want(present);
      else pictures.rest();
    } catch {
      // The next request loads the file again.
      asking.current = null;
      setFailed(true);
    }
  }

  const follow = useEffectEvent(() => {
    setFailed(false);
    setFaults(NO_FAULTS);
    newest.current = request && pictures[request.place]?.key !== key ? request : null;
    if (!request) setPictures({});
    if (newest.current || asking.current) void sendRequest();
  });
  useEffect(() => follow(), [key]);

  const leave = useEffectEvent(() => {
    newest.current = null;
    if (asking.current) void sendRequest();
  });
  useEffect(() => () => leave(), []);

  return { at: (place) => (request ? pictures[place]?.url : undefined), busy, failed, faults };
}

function keyOf(request: PictureRequest): string {
  return JSON.stringify([request.productId, request.angle, request.words, request.edits]);
}
