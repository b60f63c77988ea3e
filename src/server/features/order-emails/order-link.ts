/** The address at which the buyer of an order sees how it stands. */
export const orderLink = (origin: string, { key }: { key: string }): string =>
  `${origin}/checkout/thank-you/${key}`;
