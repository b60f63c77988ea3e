/** Builds the order that is sent to the payment provider. */
import { pence } from '../../../domain/money/money.ts';
import type { PaymentRequest } from '../../gateways/payment-gateway.ts';
import type { Order, OrderLine, OrderPerson } from '../orders/orders.service.ts';
import type { Attempt } from '../payments/payments.service.ts';

/** The request that creates the provider's order, whose approval page the shopper then visits. */
export function paymentRequest(
  { brandName, origin }: { brandName(): string; origin: string },
  order: Order,
  attempt: Attempt,
  lines: readonly OrderLine[],
  person: OrderPerson,
): PaymentRequest {
  const { shippingAddress: to } = person;
  return {
    orderId: order.id,
    invoiceId: attempt.requestId,
    requestId: attempt.requestId,
    currency: order.currency,
    lines: lines.map(({ name, sku, quantity, unitPricePence }) => ({
      name,
      sku,
      quantity,
      unitPricePence: pence(unitPricePence),
    })),
    shippingPence: pence(order.shippingTotalPence),
    totalPence: pence(order.totalPence),
    address: {
      fullName: `${to.FirstName} ${to.LastName}`.trim(),
      lines: [to.AddressLine1, to.AddressLine2, to.AddressLine3].filter(Boolean),
      town: to.CityTown,
      county: to.County,
      postCode: to.PostCode,
      country: to.Country,
    },
    brandName: brandName(),
    returnUrl: `${origin}/gateway/paypal/${order.key}/return`,
    cancelUrl: `${origin}/gateway/paypal/${order.key}/cancel`,
  };
}
