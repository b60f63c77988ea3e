/** Fetches the files for painting, each once: a file's name identifies its content, so it never changes. */

const texts = new Map<string, Promise<unknown>>();
const fonts = new Map<string, Promise<Uint8Array>>();

export function fetchJson<Shape>(address: string): Promise<Shape> {
  return once(texts, address, async (answer) => JSON.parse(await answer.text())) as Promise<Shape>;
}

export function fetchFont(address: string): Promise<Uint8Array> {
  return once(fonts, address, async (answer) => new Uint8Array(await answer.arrayBuffer()));
}

/** Not cached here: once the pixels are in graphics memory, the bitmap is released. */
export async function fetchSheet(address: string): Promise<ImageBitmap> {
  const answer = await fetched(address);
  // The bytes are light values, not sRGB, so the browser must not convert their colours.
  return createImageBitmap(await answer.blob(), {
    colorSpaceConversion: 'none',
    premultiplyAlpha: 'none',
  });
}

function once<Value>(
  cached: Map<string, Promise<Value>>,
  address: string,
  read: (answer: Response) => Promise<Value>,
): Promise<Value> {
  const known = cached.get(address);
  if (known) return known;
  const value = fetched(address).then(read);
  cached.set(address, value);
  // Forget a failure, so that the next request retries.
  value.catch(() => cached.delete(address));
  return value;
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}
