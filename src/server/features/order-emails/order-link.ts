/** The address at which the buyer of an order sees how it stands. */
export const orderLink = (origin: string, { key }: { key: string }): string =>
  `${origin}/checkout/thank-you/${key}`;

/** Added to it: leads to where the words can be changed. */
export const CHANGE = '#change';
