/** An order as its page gets it. */
import type { OrderCourse } from '../../contract/orders/orders.ts';

/** A picture, such as of a proof. */
export const PIXEL =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const ADDRESS = {
  FirstName: 'Helen',
  LastName: 'Price',
  Company: '',
  AddressLine1: '12 Heol y Bont',
  AddressLine2: '',
  AddressLine3: '',
  CityTown: 'Aberystwyth',
  County: '',
  PostCode: 'SY23 1AA',
  Country: 'United Kingdom',
  Method: '',
};
const line = (name: string): OrderCourse['items'][number] => ({
  id: `019a0000-0000-7000-8000-00000000000${name.length}`,
  productId: '019a0000-0000-7000-8000-000000000001',
  slug: 'mug',
  name,
  options: {},
  quantity: 1,
  unitPricePence: 1249,
  linePence: 1249,
  picture: null,
  angle: 'front',
  personalisation: null,
  words: [],
  proof: PIXEL,
  isEditable: false,
});
/** Paid for a guest, with a line of each name. */
export const orderOf = (status: OrderCourse['status'], names: readonly string[]): OrderCourse => ({
  key: 'key',
  reference: 'KS-4F7-K9Q2',
  cartId: 'cart',
  status,
  payment: 'paid',
  placedAt: '2026-11-27T10:00:00.000Z',
  items: names.map(line),
  firstName: 'Helen',
  lastName: 'Price',
  email: 'helen@example.org',
  payment_address: ADDRESS,
  shipping: ADDRESS,
  comment: '',
  promise: { dispatchOn: '2026-11-30', arrivesFrom: '2026-12-01', arrivesTo: '2026-12-03' },
  itemsTotal: 1249,
  shippingTotal: 499,
  subTotal: 1457,
  tax: 291,
  total: 1748,
  invoice: 'INV-000001',
  editableUntil: null,
  photos: null,
  timeline: [],
  parcels: [],
  documents: [],
  refunded: 0,
  canCancel: true,
});
