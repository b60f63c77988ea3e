/** The common input of all measurements. */
import type { Goods } from './load/goods.ts';
import type { Rounds } from './figures/rounds.ts';

export interface Bench extends Rounds {
  dataFolder: string;
  products: number;
  seconds: number;
  slugs: readonly string[];
  categories: readonly string[];
  goods: readonly Goods[];
}
