/** Every blank that the shop sells designs on. */
import { carry } from './blanks/carry.ts';
import { drinkware } from './blanks/drinkware.ts';
import { table } from './blanks/table.ts';
import { wall } from './blanks/wall.ts';
import type { Blank } from './shape.ts';

export const blanks: readonly Blank[] = [...drinkware, ...table, ...wall, ...carry];
