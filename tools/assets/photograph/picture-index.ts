/** The file that lists the pictures of the demo shop. */

export interface PictureEntry {
  key: string;
  widths: readonly number[];
  tint: string;
  alt: string;
}

export interface PictureIndex {
  products: Record<string, (PictureEntry & { finish: string; angle: string })[]>;
  categories: Record<string, PictureEntry>;
}

/**
 * The pictures of the products that were photographed, and of the others as and where they were.
 * @param slugs of all that there are now
 */
export function mergedIndex(
  before: PictureIndex,
  made: PictureIndex,
  slugs: Record<keyof PictureIndex, readonly string[]>,
): PictureIndex {
  return {
    products: onlyOf(slugs.products, { ...before.products, ...made.products }),
    categories: onlyOf(slugs.categories, { ...before.categories, ...made.categories }),
  };
}

function onlyOf<Value>(
  slugs: readonly string[],
  entries: Record<string, Value>,
): Record<string, Value> {
  const known = new Set(slugs);
  return Object.fromEntries(Object.entries(entries).filter(([slug]) => known.has(slug)));
}
