/** A request that each call accepts. A call without one does not compile. */
import { takeOrder } from '../../testing/features/staff-orders.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import type { RequestOf } from '../../../contract/contract.ts';
import type { EndpointName } from '../../../contract/endpoints.ts';
import { SHOPPER_ADDRESS } from '../../testing/features/checkout.ts';
import { samplePhoto } from '../../testing/features/photographs.ts';
import { aReminder, PASSWORD } from './world.ts';
import type { World } from './world.ts';

/** Its day is not needed, nor words of the buyer's. */
const ofAnOccasion = { ...aReminder, occasion: 'clothes' };

export interface Sample<Name extends EndpointName> {
  request(world: World): Promise<Partial<RequestOf<Name>>>;
  /** Whether an accepted call changes the database. */
  writes: boolean;
  /** It names something of its owner's: for any other caller it does not exist. */
  own?: true;
}

const { Method: _, ...address } = SHOPPER_ADDRESS;
const personalisation = { v: 1 as const, fields: { name: 'Siân' } };
const nothing = async () => ({});
const reads = { writes: false } as const;
const writes = { writes: true } as const;
const own = { own: true } as const;
const fresh = (): string => `${randomBytes(9).toString('hex')}@example.org`;

async function twoStepSecret({ shop, owner }: World): Promise<string> {
  const { secret } = await shop.call('twoStepStart', { body: { password: PASSWORD } }, owner!);
  return secret;
}
async function twoStepOn(world: World): Promise<void> {
  const code = world.codeOf(await twoStepSecret(world));
  await world.shop.call('twoStepConfirm', { body: { code } }, world.owner!);
}
const namesOf = (productId: string) => ({
  key: randomUUID(),
  productId,
  personalisation: { v: 1 as const, fields: {} },
  names: [
    { name: 'Siân', quantity: 1 },
    { name: 'Gethin', quantity: 2 },
  ],
});
const logIn = async ({ shop, account }: World) =>
  shop.call('logIn', { body: { username: (await account()).email, password: PASSWORD } });

export const samples: { [Name in EndpointName]: Sample<Name> } = {
  tokenRefresh: {
    ...writes,
    request: async (world) => ({ body: { refresh_token: (await logIn(world)).refresh_token } }),
  },
  tokenRevoke: {
    ...writes,
    request: async (world) => ({ body: { refresh_token: (await logIn(world)).refresh_token } }),
  },
  logIn: {
    ...writes,
    request: async ({ account }) => ({
      body: { username: (await account()).email, password: PASSWORD },
    }),
  },
  userCreate: {
    ...writes,
    request: async () => ({
      body: {
        firstName: 'Siân',
        lastName: 'Price',
        email: fresh(),
        phone: '',
        mobile: '07700 900123',
        password: PASSWORD,
        confirm: PASSWORD,
        marketing: true,
        terms: true,
      },
    }),
  },
  // An unknown token gets a normal response, whose outcome says that it is invalid.
  userActivate: { ...reads, request: async () => ({ body: { token: 'unknown' } }) },
  activationResend: { ...writes, request: async () => ({ body: { email: fresh() } }) },
  userRecover: {
    ...writes,
    request: async ({ account }) => ({
      body: { email: (await account()).email, new: 'Another-1', confirm: 'Another-1' },
    }),
  },
  recoveryConfirm: {
    ...writes,
    request: async (world) => ({
      body: { token: await world.recoveryToken('Another-1'), password: 'Another-1' },
    }),
  },
  me: { ...reads, request: nothing },
  counts: { ...reads, request: nothing },
  ownSearch: { ...reads, request: async () => ({ params: { term: 'Ludlow' } }) },
  meUpdate: {
    ...writes,
    request: async () => ({
      body: { firstName: 'Mair', lastName: 'Price', phone: '', mobile: '', marketing: true },
    }),
  },
  mePassword: {
    ...writes,
    request: async () => ({
      body: { current: PASSWORD, new: 'Another-1', confirm: 'Another-1' },
    }),
  },
  meKeys: {
    ...writes,
    request: async () => ({
      body: { public: 'eyJrdHkiOiJSU0EifQ==', private: 'eyJ2IjoxfQ==' },
    }),
  },
  meExport: { ...reads, request: nothing },
  meErase: { ...writes, request: async () => ({ body: { password: PASSWORD } }) },
  twoStepStart: { ...writes, request: async () => ({ body: { password: PASSWORD } }) },
  twoStepConfirm: {
    ...writes,
    request: async (world) => ({
      body: { code: world.codeOf(await twoStepSecret(world)) },
    }),
  },
  twoStepDisable: {
    ...writes,
    request: async (world) => {
      await twoStepOn(world);
      return { body: { password: PASSWORD } };
    },
  },
  recoveryCodes: {
    ...writes,
    request: async (world) => {
      await twoStepOn(world);
      return { body: { password: PASSWORD } };
    },
  },
  addresses: { ...reads, request: nothing },
  addressesFind: { ...reads, request: async () => ({ body: { postcode: 'SY8 1AB' } }) },
  addressNew: { ...writes, request: async () => ({ body: { ...address, isDefault: true } }) },
  addressUpdate: {
    ...writes,
    ...own,
    request: async (world) => ({
      params: { id: await world.address() },
      body: { ...address, AddressLine1: '2 High Street' },
    }),
  },
  addressDelete: {
    ...writes,
    ...own,
    request: async (world) => ({ params: { id: await world.address() } }),
  },
  notifications: {
    ...reads,
    request: async (world) => {
      await world.notification();
      return { body: { page: 1, numOfRecords: 20 } };
    },
  },
  notificationsRead: {
    ...writes,
    request: async (world) => {
      await world.notification();
      return {};
    },
  },
  notificationRead: {
    ...writes,
    ...own,
    request: async (world) => ({ params: { id: await world.notification() } }),
  },
  notificationDelete: {
    ...writes,
    ...own,
    request: async (world) => ({ params: { id: await world.notification() } }),
  },
  wishlist: { ...reads, request: nothing },
  wishlistAdd: { ...writes, request: async ({ productId }) => ({ body: { productId } }) },
  wishlistRemove: {
    ...writes,
    request: async ({ shop, owner, productId }) => {
      await shop.call('wishlistAdd', { body: { productId } }, owner!);
      return { body: { productId } };
    },
  },
  orders: { ...reads, request: nothing },
  order: {
    ...reads,
    ...own,
    request: async (world) => ({ params: { id: (await world.order('paid')).id } }),
  },
  orderCheck: {
    ...reads,
    ...own,
    request: async (world) => ({ params: { id: (await world.order('paid')).id } }),
  },
  orderCancel: {
    ...writes,
    ...own,
    request: async (world) => ({ params: { id: (await world.order('awaitingPayment')).id } }),
  },
  orderItemUpdate: {
    ...writes,
    ...own,
    request: async (world) => ({
      params: await world.orderItem().then(({ id, itemId }) => ({ id, itemId })),
      body: { personalisation: { v: 1, fields: { name: 'Mair' } } },
    }),
  },
  orderInvoice: {
    ...reads,
    ...own,
    request: async (world) => ({ params: { id: (await world.order('paid')).id } }),
  },
  orderFind: {
    ...writes,
    request: async (world) => ({ body: await world.buyer() }),
  },
  orderByKey: {
    ...reads,
    request: async (world) => ({ params: { orderKey: (await world.order('paid')).key } }),
  },
  orderReminders: {
    ...reads,
    request: async (world) => ({ params: { orderKey: (await world.order('paid')).key } }),
  },
  orderReminderNew: {
    ...writes,
    request: async (world) => ({
      params: { orderKey: (await world.order('paid')).key },
      body: ofAnOccasion,
    }),
  },
  reminders: { ...reads, request: nothing },
  reminderNew: { ...writes, request: async () => ({ body: ofAnOccasion }) },
  reminderUpdate: {
    ...writes,
    ...own,
    request: async (world) => ({
      params: { id: await world.reminder() },
      body: { month: 6, day: 1 },
    }),
  },
  reminderDelete: {
    ...writes,
    ...own,
    request: async (world) => ({ params: { id: await world.reminder() } }),
  },
  // An unknown link gets a normal response.
  reminderStop: { ...reads, request: async () => ({ body: { token: 'A'.repeat(43) } }) },
  orderCancelByKey: {
    ...writes,
    request: async (world) => ({
      params: { orderKey: (await world.order('awaitingPayment')).key },
    }),
  },
  orderCheckByKey: {
    ...reads,
    request: async (world) => ({ params: { orderKey: (await world.order('paid')).key } }),
  },
  orderItemUpdateByKey: {
    ...writes,
    request: async (world) => {
      const { key, itemId } = await world.orderItem();
      return {
        params: { orderKey: key, itemId },
        body: { personalisation: { v: 1, fields: { name: 'Mair' } } },
      };
    },
  },
  orderInvoiceByKey: {
    ...reads,
    request: async (world) => ({ params: { orderKey: (await world.order('paid')).key } }),
  },
  payLink: {
    ...reads,
    request: async (world) => ({ params: { link: (await takeOrder(world.shop)).link } }),
  },
  invoiceDocument: {
    ...reads,
    request: async (world) => {
      const { key } = await world.order('paid');
      const { url } = await world.shop.call('orderInvoiceByKey', { params: { orderKey: key } });
      return { params: { link: url.replace(/^.*\//, '') } };
    },
  },
  guestGateway: {
    ...writes,
    request: async (world) => ({ params: { id: (await world.order('awaitingPayment')).key } }),
  },
  gatewayNew: {
    ...writes,
    ...own,
    request: async (world) => ({ params: { id: (await world.order('awaitingPayment')).id } }),
  },
  // Already paid: capturing again returns the current state.
  gatewayCapture: {
    ...reads,
    ...own,
    request: async (world) => ({ params: { id: (await world.order('paid')).id } }),
  },
  gatewayGet: {
    ...reads,
    ...own,
    request: async (world) => ({ params: { id: (await world.order('paid')).id } }),
  },
  cart: {
    ...reads,
    ...own,
    request: async (world) => ({ params: { cartId: (await world.cart()).cartId } }),
  },
  cartAdd: {
    ...writes,
    ...own,
    request: async (world) => ({
      params: { cartId: (await world.cart()).cartId },
      body: { productId: world.productId, quantity: 1, personalisation: personalisation },
    }),
  },
  cartNamesAdd: {
    ...writes,
    ...own,
    request: async (world) => ({
      params: { cartId: (await world.cart()).cartId },
      body: namesOf(world.productId),
    }),
  },
  cartNamesTakeBack: {
    ...writes,
    ...own,
    request: async (world) => {
      const { cartId } = await world.cart();
      const body = namesOf(world.productId);
      await world.shop.call('cartNamesAdd', { params: { cartId }, body }, world.owner ?? undefined);
      return { params: { cartId, key: body.key } };
    },
  },
  cartItemUpdate: {
    ...writes,
    ...own,
    request: async (world) => ({ params: await world.cart(), body: { quantity: 3 } }),
  },
  cartItemReplace: {
    ...writes,
    ...own,
    request: async (world) => ({
      params: await world.cart(),
      body: {
        productId: world.productId,
        quantity: 2,
        personalisation: { v: 1, fields: { name: 'Mair' } },
      },
    }),
  },
  cartItemDelete: {
    ...writes,
    ...own,
    request: async (world) => ({ params: await world.cart() }),
  },
  cartAddress: {
    ...writes,
    ...own,
    request: async (world) => ({
      params: { cartId: (await world.cart()).cartId, type: 'payment' },
      body: { addressId: await world.address() },
    }),
  },
  cartAddressGuest: {
    ...writes,
    ...own,
    request: async (world) => ({
      params: { cartId: (await world.cart()).cartId, type: 'payment' },
      body: SHOPPER_ADDRESS,
    }),
  },
  cartDetails: {
    ...writes,
    ...own,
    request: async (world) => ({
      params: { cartId: (await world.cart()).cartId },
      body: {
        firstName: 'Mair',
        lastName: 'Price',
        email: 'mair@example.org',
        phone: '',
        mobile: '',
        comment: 'Penblwydd hapus',
        personalisedAccepted: true,
      },
    }),
  },
  checkout: {
    ...writes,
    ...own,
    request: async (world) => ({
      params: { cartId: (await world.cart()).cartId, method: 'paypal' },
    }),
  },
  guestCheckout: {
    ...writes,
    ...own,
    request: async (world) => ({
      params: { cartId: (await world.cart()).cartId, method: 'paypal' },
    }),
  },
  categoryMenu: { ...reads, request: nothing },
  categoryBySlug: {
    ...reads,
    request: async ({ shop }) => {
      const [parent] = await shop.call('categoryMenu', {});
      return { params: { slug: parent!.slug }, query: { page: 1, sort: 'newest' } };
    },
  },
  productBySlug: { ...reads, request: async () => ({ params: { slug: 'wreath-mug' } }) },
  productsWearing: {
    ...reads,
    request: async () => ({ params: { design: 'wreath-monogram' } }),
  },
  productStock: {
    ...reads,
    request: async ({ productId }) => ({ params: { productId } }),
  },
  productsFeatured: { ...reads, request: async () => ({}) },
  productsOnSale: { ...reads, request: async () => ({ query: { page: 1 } }) },
  search: {
    ...reads,
    request: async () => ({ body: { keyword: 'mug', page: 1, numOfRecords: 10 } }),
  },
  uploadNew: { ...writes, request: async () => ({ body: await samplePhoto() }) },
  upload: {
    ...reads,
    ...own,
    request: async (world) => ({ params: { id: (await world.upload()).id } }),
  },
  uploadPicture: {
    ...reads,
    request: async (world) => {
      const { url } = await world.upload();
      return { params: { link: url.replace(/^.*\//, '') } };
    },
  },
  drafts: { ...reads, request: nothing },
  draftNew: {
    ...writes,
    request: async ({ productId }) => ({
      body: { name: '', productId, personalisation: personalisation },
    }),
  },
  draft: {
    ...reads,
    ...own,
    request: async (world) => ({ params: { id: (await world.draft()).id } }),
  },
  draftUpdate: {
    ...writes,
    ...own,
    request: async (world) => ({
      params: { id: (await world.draft()).id },
      body: { name: 'For Nain', productId: world.productId, personalisation: personalisation },
    }),
  },
  draftCopy: {
    ...writes,
    ...own,
    request: async (world) => ({ params: { id: (await world.draft()).id } }),
  },
  draftDelete: {
    ...writes,
    ...own,
    request: async (world) => ({ params: { id: (await world.draft()).id } }),
  },
  draftRestore: {
    ...writes,
    ...own,
    request: async (world) => ({ params: { id: (await world.deletedDraft()).id } }),
  },
  draftTell: {
    ...writes,
    ...own,
    request: async (world) => ({
      params: { id: (await world.draft()).id },
      body: { email: 'nain@example.org' },
    }),
  },
  draftsClaim: {
    ...writes,
    request: async (world) => ({ body: { ids: [(await world.guestDraft()).id] } }),
  },
  sharedDraft: {
    ...writes,
    request: async (world) => ({ params: { share: (await world.draft()).share } }),
  },
  sharedDraftReply: {
    ...writes,
    request: async (world) => ({
      params: { share: (await world.draft()).share },
      body: { decision: 'change', name: 'Nain', message: 'Larger, please.' },
    }),
  },
  artworkPreview: {
    ...writes,
    request: async ({ productId }) => ({ body: { productId, personalisation: personalisation } }),
  },
  artworkCheck: {
    ...reads,
    request: async ({ productId }) => ({ body: { productId, personalisation: personalisation } }),
  },
  artworkKit: {
    ...reads,
    request: async () => ({ params: { slug: 'wreath-mug', plate: 'white-mug' } }),
  },
  notifyWebsite: {
    ...writes,
    request: async () => ({
      body: {
        title: 'Contact',
        items: [{ name: 'Message', value: 'Helo!' }],
        color: '#1f4d3f',
      },
    }),
  },
  pageView: { ...writes, request: async () => ({ body: { route: '/p/{rest}' } }) },
  bankHolidays: { ...reads, request: nothing },
  dispatchPromise: { ...reads, request: nothing },
};
