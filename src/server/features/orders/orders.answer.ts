/** The wire form of an order. */
import type { Order as OrderAnswer } from '../../../contract/orders/orders.ts';
import type { OrderLine } from './order-lines.store.ts';
import type { WholeOrder } from './search/find-order.ts';
import type { Order } from './orders.store.ts';
import { otherProofAddress, proofAddress } from '../workshop/proofs/proof-address.ts';

export function answerOrder(whole: WholeOrder): OrderAnswer {
  const { order, person, lines, payment, invoice, photos, editable, editableUntil } = whole;
  return {
    key: order.key,
    reference: order.reference,
    cartId: order.cartId,
    status: order.state,
    payment,
    placedAt: order.placedAt.toISOString(),
    items: lines.map((line) => answerLine(order, line, editable.has(line.id))),
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    payment_address: person.paymentAddress,
    shipping: person.shippingAddress,
    comment: person.comment,
    promise: order.promise,
    itemsTotal: order.itemsTotalPence,
    shippingTotal: order.shippingTotalPence,
    subTotal: order.subTotalPence,
    tax: order.taxPence,
    total: order.totalPence,
    invoice: invoice?.number ?? null,
    editableUntil,
    photos,
  };
}

function answerLine(
  { key }: Order,
  line: OrderLine,
  isEditable: boolean,
): OrderAnswer['items'][number] {
  const { id, name, options, quantity, unitPricePence, picture, angle, personalisation, words } =
    line;
  return {
    id,
    name,
    options,
    quantity,
    unitPricePence,
    picture,
    angle,
    personalisation,
    words,
    productId: line.productVariantId,
    slug: line.productSlug,
    linePence: line.lineTotalPence,
    proof: proofAddress(key, line),
    otherProof: otherProofAddress(key, line),
    isEditable,
  };
}
