/** Fetches what pictures are painted with; each file once, because its name tells what is in it. */

const texts = new Map<string, Promise<unknown>>();
const fonts = new Map<string, Promise<Uint8Array>>();

export function fetchJson<Shape>(address: string): Promise<Shape> {
  return once(texts, address, async (answer) => JSON.parse(await answer.text())) as Promise<Shape>;
}

export function fetchFont(address: string): Promise<Uint8Array> {
  return once(fonts, address, async (answer) => new Uint8Array(await answer.arrayBuffer()));
}

/** Not kept here: once it is in the graphics memory its pixels are given back. */
export async function fetchSheet(address: string): Promise<ImageBitmap> {
  const answer = await fetched(address);
  // The bytes are light on a scale of their own, and no browser may make colours of them.
  return createImageBitmap(await answer.blob(), {
    colorSpaceConversion: 'none',
    premultiplyAlpha: 'none',
  });
}

function once<Value>(
  kept: Map<string, Promise<Value>>,
  address: string,
  read: (answer: Response) => Promise<Value>,
): Promise<Value> {
  const known = kept.get(address);
  if (known) return known;
  const value = fetched(address).then(read);
  kept.set(address, value);
  // The next who wants it asks again.
  value.catch(() => kept.delete(address));
  return value;
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}
