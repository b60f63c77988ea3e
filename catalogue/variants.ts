/** Which units of its blank a product is offered on, and the code each is sold under. */
import { blanks } from './blanks.ts';
import type { Blank, BlankVariant, Product } from './shape.ts';

export interface OfferedVariant {
  /** Code of this design on this unit, such as 'TSH-NVY-M-TEAARC'. */
  sku: string;
  /** The unit whose stock is used. */
  unit: BlankVariant;
}

export function blankOf(product: Product): Blank {
  const blank = blanks.find((each) => each.slug === product.blank);
  if (!blank) throw new Error(`${product.slug} names the unknown blank ${product.blank}`);
  return blank;
}

/** In the blank's own order: finishes first, then sizes from small to large. */
export function offeredVariants(product: Product): OfferedVariant[] {
  const { finishes, sizes } = product;
  return blankOf(product)
    .variants.filter(
      ({ finish, options }) =>
        (!finishes || finishes.includes(finish)) &&
        (!sizes || (options.size !== undefined && sizes.includes(options.size))),
    )
    .map((unit) => ({ sku: `${unit.sku}-${designCode(product.design)}`, unit }));
}

function designCode(design: string): string {
  return design
    .split('-')
    .slice(0, 2)
    .map((word) => word.slice(0, 3).toUpperCase())
    .join('');
}
