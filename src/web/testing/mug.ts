/** A line of a cart, for component tests. */
import type { CartItem } from '../../contract/cart/cart.ts';

export const MUG: CartItem = {
  id: 'line-1',
  productId: 'mug',
  slug: 'lighthouse-mug',
  name: 'Lighthouse mug',
  quantity: 1,
  options: {},
  finish: '',
  unitPricePence: 1299,
  wasPence: null,
  linePence: 1299,
  availability: 'inStock',
  picture: null,
  design: '',
  plate: '',
  angle: '',
  otherAngle: null,
  personalisation: null,
  words: [],
  warnings: [],
};
