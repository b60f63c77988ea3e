/** What is shown of a cart line until the server responds, made from a product page. */
import type { NewItem } from './edits.ts';
import type { ProductPage, Variant } from '../../contract/shop/catalogue.ts';
import { personalisationTexts } from '../../domain/personalisation/personalisation.ts';

export interface Chosen {
  variant: Variant;
  quantity: number;
  /** Normalised as on the server; null for a design without personalisation. */
  personalisation: NewItem['personalisation'];
}

export const LEAST = 1;
export const MOST = 99;

export function cartLine(
  product: Pick<ProductPage, 'slug' | 'name' | 'design' | 'fields' | 'finishes'>,
  { variant, quantity, personalisation }: Chosen,
): NewItem {
  const finish = product.finishes.find(({ slug }) => slug === variant.finish);
  const { angle = '', ...picture } = finish?.pictures[0] ?? {};
  return {
    productId: variant.productId,
    slug: product.slug,
    name: product.name,
    // The colour only where there is a choice, as on the server.
    options:
      finish && product.finishes.length > 1
        ? { colour: finish.name, ...variant.options }
        : variant.options,
    finish: finish?.name ?? '',
    quantity,
    unitPricePence: variant.unitPricePence,
    wasPence: variant.wasPence,
    availability: variant.availability,
    picture: 'key' in picture ? picture : null,
    design: product.design.slug,
    plate: finish?.plate ?? '',
    angle,
    // The server's answer tells both.
    otherAngle: null,
    warnings: [],
    personalisation,
    words: personalisationTexts(personalisation, product.fields),
  };
}

/** True if more than a line may have, to be reported while typing. */
export const isTooMany = (typed: string): boolean => Number(typed) > MOST;

/** Null if the input is not a quantity. */
export function readQuantity(typed: string): number | null {
  const quantity = /^\s*\d{1,2}\s*$/.test(typed) ? Number(typed) : 0;
  return quantity >= LEAST ? quantity : null;
}
