/** What the stand-in says of an order that is sent to it: limits and required fields of the real API. */
import { z } from 'zod';
import { isPostcode } from '../../../../domain/delivery/postcode.ts';
import type { Ledger, StandInOrder } from './stand-in.ledger.ts';

const money = z.number().min(0).max(999_999).multipleOf(0.01);
const address = z.object({
  fullName: z.string().max(210).optional(),
  companyName: z.string().max(100).optional(),
  addressLine1: z.string().min(1).max(100),
  addressLine2: z.string().max(100).optional(),
  addressLine3: z.string().max(100).optional(),
  city: z.string().min(1).max(100),
  county: z.string().max(100).optional(),
  postcode: z.string().max(20).optional(),
  countryCode: z.string().min(2).max(3),
});
const newOrder = z.object({
  orderReference: z.string().max(40).optional(),
  recipient: z.object({
    address: address.refine(
      ({ postcode = '', countryCode }) => countryCode !== 'GB' || isKnownPostcode(postcode),
      { path: ['postcode'], message: 'Postcode is not valid.' },
    ),
    phoneNumber: z.string().max(25).optional(),
    emailAddress: z.string().max(254).optional(),
  }),
  orderDate: z.iso.datetime(),
  subtotal: money,
  shippingCostCharged: money,
  total: money,
  currencyCode: z.string().max(3).optional(),
  packages: z
    .array(
      z.object({
        weightInGrams: z.int().min(1).max(30_000),
        packageFormatIdentifier: z.enum([
          'undefined',
          'letter',
          'largeLetter',
          'smallParcel',
          'mediumParcel',
          'largeParcel',
          'parcel',
          'documents',
        ]),
      }),
    )
    .optional(),
  postageDetails: z.object({ serviceCode: z.string().max(10).optional() }).optional(),
});

const newOrders = z.object({ items: z.array(z.unknown()).min(1).max(100) });

/** The shop takes Girobank's old postcode, which no longer exists: a trial is refused with it. */
const isKnownPostcode = (postcode: string): boolean =>
  isPostcode(postcode) && postcode !== 'GIR 0AA';

export interface WireAnswer {
  status: number;
  body: unknown;
}

export function createOrders(ledger: Ledger, body: unknown, refuseAll: boolean): WireAnswer {
  const request = newOrders.safeParse(body);
  if (!request.success) return { status: 400, body: { code: '400', message: 'Bad request.' } };
  const createdOrders: object[] = [];
  const failedOrders: object[] = [];
  for (const item of request.data.items) {
    const read = newOrder.safeParse(item);
    const issues = read.success
      ? refuseAll
        ? [{ path: ['recipient', 'address', 'postcode'], message: 'Postcode is not valid.' }]
        : []
      : read.error.issues;
    if (read.success && issues.length === 0)
      createdOrders.push(orderView(ledger.create(read.data.orderReference ?? '')));
    else failedOrders.push({ order: item, errors: issues.map(errorView) });
  }
  const counts = { successCount: createdOrders.length, errorsCount: failedOrders.length };
  return { status: 200, body: { ...counts, createdOrders, failedOrders } };
}

const errorView = ({ path, message }: { path: readonly PropertyKey[]; message: string }) => ({
  errorCode: 2,
  errorMessage: message,
  fields: [{ fieldName: path.map(named).join('.'), value: '…' }],
});

/** It names fields as its own program does. */
const named = (part: PropertyKey): string =>
  String(part).replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** By ids and quoted references, which semicolons separate. */
export function findOrders(ledger: Ledger, identifiers: string): WireAnswer {
  const wanted = identifiers.split(';').filter(Boolean).map(readIdentifier);
  const orders = ledger
    .orders()
    .filter(({ id, reference }) =>
      wanted.some((one) => (typeof one === 'number' ? one === id : one === reference)),
    );
  return orders.length === 0
    ? { status: 404, body: { code: 'NotFound', message: 'Order not found.' } }
    : { status: 200, body: orders.map(orderView) };
}

function readIdentifier(text: string): number | string {
  const quoted = /^"(.*)"$/.exec(text);
  return quoted ? quoted[1]! : Number(text);
}

function orderView({ id, reference, createdOn, tracking }: StandInOrder) {
  return {
    orderIdentifier: id,
    orderReference: reference,
    createdOn,
    printedOn: tracking === null ? null : createdOn,
    trackingNumber: tracking,
    packages: [{ packageNumber: 1, trackingNumber: tracking }],
  };
}
