/** The picture of a piece with words that are typed, composed by the server. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  serverPictures,
  type PictureRequest,
} from '../../../features/product-picture/ask-and-decode.ts';

/** The URL of the newest picture that could be made; undefined until there is one. */
export function useServerPicture(request: PictureRequest): {
  url: string | undefined;
  busy: boolean;
} {
  const [url, setUrl] = useState<string>();
  const [busy, setBusy] = useState(false);
  const pictures = useRef<ReturnType<typeof serverPictures>>(null);
  const ask = useEffectEvent(() => {
    // Words that cannot be made are told at their field once they are sent.
    const callbacks = {
      arrived: (_: PictureRequest, made: string) => setUrl(made),
      failed: () => {},
      busy: setBusy,
    };
    pictures.current ??= serverPictures(callbacks);
    pictures.current.want(request);
  });
  const key = JSON.stringify(request);
  useEffect(() => ask(), [key]);
  useEffect(() => () => pictures.current?.rest(), []);
  return { url, busy };
}
