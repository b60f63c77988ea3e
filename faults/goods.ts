/** What shoppers buy: small products, so that drawing their files does not outlast the faults. */

import { chooseGoods } from '../bench/load/goods.ts';
import type { Goods } from '../bench/load/goods.ts';
import type { World } from './world.ts';

const SMALL = /mug|coaster|keyring|slate/;
const MOST = 40;

export async function smallGoods({ withDatabase }: World): Promise<Goods[]> {
  const goods = await withDatabase((database) => chooseGoods(database, 400));
  return goods.filter(({ slug }) => SMALL.test(slug)).slice(0, MOST);
}
