/** What a piece that is made again still needs, wherever one is spoiled. */

export const remakeNeeds = (count: number): string =>
  count === 1
    ? 'It needs a batch and a ticket of its own.'
    : 'They need a batch and tickets of their own.';
