/** Lays a design out on one finish of a blank, with the texts of the shop's own picture. */
import type { DesignDocument, DesignTemplate } from '../src/artwork/design/design.ts';
import { fillFields } from '../src/artwork/design/fill-fields.ts';
import type { Blank, Finish, Product } from './shape.ts';

export function layOut(
  product: Product,
  blank: Blank,
  finish: Finish,
  design: DesignTemplate,
): DesignDocument {
  const { area, shape, centres } = blank;
  const bare = design.layout({
    area,
    shape,
    process: finish.process,
    ground: finish.ground,
    ...(centres && { centres }),
    ...(finish.mark && { mark: finish.mark }),
  });
  return product.sample ? fillFields(bare, { v: 1, fields: { ...product.sample } }) : bare;
}
