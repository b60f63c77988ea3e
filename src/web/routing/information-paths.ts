/** Pages that are mostly text. Their translation namespaces have the same names. */
export const INFORMATION_PATHS = [
  'about',
  'payment',
  'royal-mail-changes',
  'selling-to-us',
  'legal/returns',
  'legal/privacy',
  'legal/cookie',
  'legal/terms',
  'legal/website-security',
];
