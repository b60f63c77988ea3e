/** What is shown of a cart line until the server responds, made from a product page. */
import type { NewItem } from '../state/cart.ts';
import type { ProductPage, Variant } from '../../contract/shop/catalogue.ts';
import { personalisationTexts } from '../../domain/personalisation/personalisation.ts';

export interface Chosen {
  variant: Variant;
  quantity: number;
  /** Normalised as on the server; null for a design without personalisation. */
  personalisation: NewItem['personalisation'];
}

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
