/** Every product of the demo shop: designs on blanks. */
import { slateCoaster } from './products/slate-coaster.ts';
import { whiteMug } from './products/white-mug.ts';
import type { Product } from './shape.ts';

export const products: readonly Product[] = [...whiteMug, ...slateCoaster];
