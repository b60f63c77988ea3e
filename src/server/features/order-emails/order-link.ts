/** The address at which the buyer of an order sees how it stands. Its hash tells the page that an email led there, so that it does not thank once more. */
export const orderLink = (origin: string, { key }: { key: string }, place = 'order'): string =>
  `${origin}/checkout/thank-you/${key}#${place}`;

/** Where the words can be changed. */
export const CHANGE = 'change';
