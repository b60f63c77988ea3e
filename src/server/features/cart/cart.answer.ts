/** The wire form of a cart. */
import type { Cart, CartItem } from '../../../contract/cart/cart.ts';
import { otherAngleOf, otherAngleShown } from '../../../domain/catalogue/other-side.ts';
import { firstView } from '../../../domain/catalogue/picture.ts';
import { EMPTY_SHIPPING_ADDRESS } from '../../../domain/delivery/address.ts';
import { EMPTY_ADDRESS } from '../../../domain/delivery/empty-address.ts';
import { FLAT_DELIVERY_RATE } from '../../../domain/delivery/delivery.ts';
import { personalisationTexts } from '../../../domain/personalisation/personalisation.ts';
import type { WholeCart, WholeItem } from './whole-cart.ts';

export function answerCart(cart: WholeCart): Cart {
  const { firstName, lastName, email, phone, mobile, comment, totals } = cart;
  return {
    id: cart.id,
    version: cart.version,
    items: cart.items.map(answerItem),
    firstName,
    lastName,
    email,
    phone,
    mobile,
    comment,
    payment: { ...EMPTY_ADDRESS, ...cart.paymentAddress },
    shipping: { ...EMPTY_SHIPPING_ADDRESS, ...cart.shippingAddress, Method: FLAT_DELIVERY_RATE },
    personalisedAccepted: cart.personalisedAcceptedAt !== null,
    tracking: '',
    itemsTotal: totals.itemsTotal,
    shippingTotal: totals.shippingTotal,
    subTotal: totals.subTotal,
    tax: totals.tax,
    total: totals.total,
    status: cart.id === 'new' ? 'new' : cart.state,
  };
}

/** A withdrawn line costs nothing, so that the lines add up to the total. */
function answerItem({ product, ...item }: WholeItem): CartItem {
  const { slug, name, options, finish, wasPence, availability, design, plate } = product;
  const unitPricePence = product.unitPricePence ?? 0;
  return {
    id: item.id,
    productId: item.productId,
    slug,
    name,
    options,
    finish,
    quantity: item.quantity,
    unitPricePence,
    wasPence,
    linePence: unitPricePence * item.quantity,
    availability,
    ...firstView(product),
    otherAngle: otherAngleShown({
      otherAngle: otherAngleOf(product),
      personalisation: item.personalisation,
    }),
    design,
    plate,
    personalisation: item.personalisation,
    words: personalisationTexts(item.personalisation, product.fields),
    warnings: [...(item.warnings ?? [])],
  };
}
