/** Lists, menus and products are accessible in every state. */
import { afterAll, beforeAll } from 'vitest';
import { BROWSING } from '../states/browsing-states.ts';
import { PRODUCTS } from '../states/product-states.ts';
import { describeAccessibility } from '../support/axe.ts';
import { query } from '../support/shop.ts';

const STEEL_KEYRINGS = `update blank_variant set stock = $1 where sku = 'KRM-STL'`;

// One of the states is a product that is sold out.
beforeAll(() => query(STEEL_KEYRINGS, [0]));
afterAll(() => query(STEEL_KEYRINGS, [100]));

describeAccessibility([
  { part: 'lists and menus', states: BROWSING },
  { part: 'products', states: PRODUCTS },
]);
