/** What the texts of emails can name, as `{{name}}`. */

/** Each placeholder with an example, for previews. */
export const EMAIL_PLACEHOLDERS = {
  shop: 'Keepsake',
  name: 'Siân',
  reference: 'KS-7QX-4M2P',
  total: '£29.97',
  amount: '£12.49',
  dispatch: '7 December 2026',
  from: '8 December 2026',
  to: '10 December 2026',
  days: 'Tue 8 – Thu 10 Dec',
  gift: 'Botanical wreath mug for Ana',
  until: '7 December 2026 at 14:00',
  carrier: 'Royal Mail',
  tracking: 'AB123456789GB',
  number: 'INV-000042',
  date: '4 December 2026',
  occasion: 'Mum’s birthday',
  day: '5 May 2027',
  orderBy: '28 April 2027',
  draft: 'Mug for Mam',
  sender: 'Huw',
  product: 'Botanical wreath mug',
  title: 'Do you engrave slate?',
  email: 'hello@keepsake.example',
  phone: '01632 960 123',
} as const;

export type EmailPlaceholder = keyof typeof EMAIL_PLACEHOLDERS;
