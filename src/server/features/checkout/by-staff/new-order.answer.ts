/** The wire forms of products to order for a customer, and of what they will cost. */
import type { OrderProduct, OrderQuote } from '../../../../contract/office/orders/new-order.ts';
import { pence, times } from '../../../../domain/money/money.ts';
import type { StaffQuote } from '../../cart/staff-cart.ts';
import type { NewOrderService } from './new-order.service.ts';

type Found = Awaited<ReturnType<NewOrderService['product']>>;

export function answerProduct({ page, known }: Found): OrderProduct {
  const { slug, name, finishes, variants } = page;
  const [first] = variants;
  const fields = (first && known.get(first.productId)?.fields) ?? [];
  return {
    slug,
    name,
    fields: fields.map(({ optional = false, name: field, label, maxLength }) => ({
      name: field,
      label,
      maxLength,
      isOptional: optional,
    })),
    variants: variants.map(({ productId, finish, options, unitPricePence, availability }) => ({
      productId,
      finish: finishes.find((one) => one.slug === finish)?.name ?? '',
      options,
      price: unitPricePence,
      availability,
    })),
  };
}

export function answerQuote(
  wanted: readonly { productId: string; quantity: number }[],
  { cart, zone }: StaffQuote,
): OrderQuote {
  const { itemsTotal, shippingTotal, tax, total } = cart.totals;
  const products = new Map(cart.items.map(({ product }) => [product.productId, product]));
  return {
    lines: wanted.flatMap(({ productId, quantity }) => {
      const product = products.get(productId);
      if (!product) return [];
      const unitPrice = pence(product.unitPricePence ?? 0);
      const linePrice = times(unitPrice, quantity);
      return [{ productId, unitPrice, linePrice, availability: product.availability }];
    }),
    goods: itemsTotal,
    delivery: shippingTotal,
    vat: tax,
    total,
    zone,
  };
}
