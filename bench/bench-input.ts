/** The common input of all measurements. */
import type { Goods } from './load/goods.ts';

export interface Bench {
  dataFolder: string;
  products: number;
  seconds: number;
  slugs: readonly string[];
  categories: readonly string[];
  goods: readonly Goods[];
}
