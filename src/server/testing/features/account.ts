/** A test customer with data everywhere the shop can store it, none of it similar to the demo shop's. */
import { payAtStandIn } from './paid-orders.ts';
import { PASSWORD } from './customers.ts';
import type { membersShop } from './customers.ts';

type Shop = Awaited<ReturnType<typeof membersShop>>;

export const PERSON = {
  email: 'Zephyrine@person.example',
  firstName: 'Quintilla',
  lastName: 'Ffotheringay',
  phone: '+44 7700 900321',
  mobile: '+44 7700 900654',
};
export const ENGRAVED_NAME = 'Ynyswen';
export const GIFT_NOTE = 'From Bronwenna';
const BIRTHDAY = {
  occasion: null,
  label: 'Heulwena’s birthday',
  month: 5,
  day: 5,
  yearly: true,
  consent: true,
};
const HOME = {
  FirstName: PERSON.firstName,
  LastName: PERSON.lastName,
  Company: 'Gorsedd Quarry',
  AddressLine1: '77 Penlanwen',
  AddressLine2: '',
  AddressLine3: '',
  CityTown: 'Ludlow',
  County: '',
  PostCode: 'SY8 1AA',
  Country: 'GB',
};

/** Values that must be found nowhere once the customer is erased. */
export const TRACES = [
  'Zephyrine',
  'Quintilla',
  'Ffotheringay',
  '900321',
  '900654',
  'Gorsedd',
  'Penlanwen',
  'SY8 1AA',
  ENGRAVED_NAME,
  'Bronwenna',
  'Heulwena',
  'QQ123456785GB',
];

/** @param origin the shop's origin once it is open */
export async function fullCustomer(shop: Shop, origin: string, email = PERSON.email) {
  const { call, productIds, services, database, member, emails } = shop;
  const customer = await member(email);
  const { email: _, ...details } = PERSON;
  await call('meUpdate', { body: { ...details, marketing: true } }, customer);
  await call('meKeys', { body: { public: 'e30=', private: 'e30=' } }, customer);
  const { id: addressId } = await call('addressNew', { body: HOME }, customer);
  await call('wishlistAdd', { body: { productId: productIds['SLT-WREATH']! } }, customer);
  await call('reminderNew', { body: { ...BIRTHDAY, month: 6 } }, customer);
  await call('twoStepStart', { body: { password: PASSWORD } }, customer);
  await call('userRecover', { body: { email, new: 'Cwtch.2027', confirm: 'Cwtch.2027' } });
  await call(
    'notifyWebsite',
    {
      body: {
        title: `From ${PERSON.firstName}`,
        items: [{ name: 'Message', value: `Call me on ${PERSON.phone}` }],
      },
    },
    customer,
  );

  async function fillCart(): Promise<string> {
    const { id: cartId } = await call(
      'cartAdd',
      {
        params: { cartId: 'new' },
        body: {
          productId: productIds['MUG-WREATH']!,
          quantity: 1,
          personalisation: { v: 1, fields: { name: ENGRAVED_NAME } },
        },
      },
      customer,
    );
    for (const type of ['shipping', 'payment'] as const)
      await call('cartAddress', { params: { cartId, type }, body: { addressId } }, customer);
    await call(
      'cartDetails',
      {
        params: { cartId },
        body: { ...PERSON, email, comment: GIFT_NOTE, personalisedAccepted: true },
      },
      customer,
    );
    return cartId;
  }

  return {
    ...customer,
    addressId,
    fillCart,

    /** Placed, awaiting payment. */
    async order(): Promise<{ id: string; key: string; cartId: string; reference: string }> {
      const cartId = await fillCart();
      const params = { cartId, method: 'paypal' as const };
      const { id, orderKey, reference } = await call('checkout', { params }, customer);
      return { id, key: orderKey, cartId, reference };
    },

    /** Takes the order through all its steps, with its emails sent and its print file drawn. */
    async bring({ id, key }: { id: string; key: string }): Promise<void> {
      await payAtStandIn(origin, key);
      await call('orderReminderNew', { params: { orderKey: key }, body: BIRTHDAY });
      await emails(email);
      await services.course.startProduction(id, 'staff');
      const parcel = { carrier: 'royal-mail', tracking: 'QQ123456785GB' } as const;
      await services.course.dispatch(id, parcel, 'staff');
      await services.course.deliver(id, null, 'staff');
      await emails(email);
    },

    state: async (id: string) =>
      (
        await database
          .selectFrom('customerOrder')
          .select('state')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).state,
  };
}
