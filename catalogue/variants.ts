/** The blank's units on which a product is offered, and the SKU of each. */
import type { Blank, BlankVariant, Product } from './shape.ts';

/** In the blank's own order: finishes first, then sizes from small to large. */
export function offeredUnits({ finishes, sizes }: Product, blank: Blank): BlankVariant[] {
  return blank.variants.filter(
    ({ finish, options }) =>
      (finishes?.includes(finish) ?? true) && (sizes?.includes(options.size ?? '') ?? true),
  );
}

/** SKU of a design on a unit, such as 'TSH-NVY-M-TEAM-ARCH'. */
export function skuOf({ design }: Product, unit: BlankVariant): string {
  return `${unit.sku}-${design}`.toUpperCase();
}
