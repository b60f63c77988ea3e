/** Square photographs for places until the shopper has chosen one: the files beside this one. */
export const PHOTOGRAPHS = [
  'seaside',
  'sunset',
  'dog',
  'cat',
  'lighthouse',
  'birthday',
  'balloon',
  'flowers',
  'bear',
  'robin',
  'tree',
  'family',
] as const;

export type Photograph = (typeof PHOTOGRAPHS)[number];
