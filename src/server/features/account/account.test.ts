import { describe, expect, test } from 'vitest';
import { membersShop } from '../../testing/features/customers.ts';
import { GIFT_NOTE, PERSON, ENGRAVED_NAME, fullCustomer } from '../../testing/features/account.ts';

const shop = await membersShop();
const { call, ask, productIds, database, signedIn } = shop;
const origin = await shop.open();
const zephyrine = await fullCustomer(shop, origin);
const order = await zephyrine.order();
await zephyrine.bring(order);
const stranger = await signedIn();

describe('me', () => {
  test('is empty for a new customer', async () => {
    const { customerId, email, ...bearer } = await signedIn({ firstName: 'Mair' });
    expect(await call('me', {}, bearer)).toEqual({
      id: customerId,
      email,
      firstName: 'Mair',
      lastName: 'Price',
      phone: '',
      mobile: '',
      marketing: false,
      orders: [],
      wishlist: [],
      notifications: 0,
      cartId: null,
      profileUpdatedAt: null,
      twoStep: false,
      keys: null,
    });
  });

  test('includes everything that there is', async () => {
    const cartId = await zephyrine.fillCart();
    const me = await call('me', {}, zephyrine);
    expect(me).toMatchObject({
      ...PERSON,
      marketing: true,
      cartId,
      twoStep: false,
      wishlist: [productIds['SLT-WREATH']],
      keys: {
        public: 'e30=',
        private: 'e30=',
      },
      profileUpdatedAt: '2026-11-21T10:00:00.000Z',
    });
    expect(me.orders).toEqual([
      expect.objectContaining({ id: order.id, reference: order.reference, status: 'delivered' }),
    ]);
    expect(me.notifications).toBeGreaterThanOrEqual(3);
    expect(await call('counts', {}, zephyrine)).toEqual({ notifications: me.notifications });
    await call('notificationsRead', {}, zephyrine);
    expect(await call('counts', {}, zephyrine)).toEqual({ notifications: 0 });
  });

  test('is for customers only', async () => {
    for (const name of ['me', 'counts', 'meExport'] as const)
      expect((await ask(name, {})).statusCode).toBe(401);
  });
});

describe('a customer’s own search', () => {
  const search = (term: string, bearer: { token: string } = zephyrine) =>
    call('ownSearch', { params: { term } }, bearer);
  const found = async (term: string) => {
    const { orders, addresses, wishlist } = await search(term);
    return [orders.length, addresses.length, wishlist.length];
  };

  test.each([
    ['an order’s reference', order.reference, [1, 0, 0]],
    ['a reference typed without hyphens', order.reference.replaceAll('-', ''), [1, 0, 0]],
    ['an ordered product', 'wreath MUG', [1, 0, 0]],
    ['the personalisation of an order', ENGRAVED_NAME.toLowerCase(), [1, 0, 0]],
    ['words with other accents', 'Ŷnyswên', [1, 0, 0]],
    ['a line of an address', 'penlanwen', [0, 1, 0]],
    ['a postcode', 'sy8 1aa', [0, 1, 0]],
    ['a product on the wishlist', 'slate', [0, 0, 1]],
    ['terms that must all match', 'wreath keyring', [0, 0, 0]],
    ['wildcards as nothing', '%', [0, 0, 0]],
    ['wildcards as nothing', '_', [0, 0, 0]],
    ['wildcards as nothing', 'wr%th', [0, 0, 0]],
    ['a quote as nothing', "' OR 1=1 --", [0, 0, 0]],
    ['control characters as nothing', '\u0000\u0007', [0, 0, 0]],
  ])('accepts %s: %j', async (_, term, counts) => {
    expect(await found(term)).toEqual(counts);
  });

  test('finds a wishlist item by the product’s name', async () => {
    const [{ name } = { name: '' }] = await call('wishlist', {}, zephyrine);
    expect((await search(name)).wishlist).toEqual([
      expect.objectContaining({ productId: productIds['SLT-WREATH'] }),
    ]);
  });

  test('finds nothing of another customer', async () => {
    for (const term of [order.reference, ENGRAVED_NAME, 'penlanwen', 'mug'])
      expect(await search(term, stranger)).toEqual({ orders: [], addresses: [], wishlist: [] });
  });

  test('refuses a term that is too long', async () => {
    const response = await ask('ownSearch', { params: { term: 'x'.repeat(121) } }, zephyrine);
    expect(response.statusCode).toBe(400);
  });
});

describe('the data export', () => {
  test('contains everything that the shop stores, and no secrets', async () => {
    const copy = await call('meExport', {}, zephyrine);
    expect(copy).toMatchObject({
      exportedAt: expect.any(String),
      profile: { email: PERSON.email, lastName: PERSON.lastName, marketing: true },
      consents: [{ given: true, source: 'profile' }],
      addresses: [{ AddressLine1: '77 Penlanwen', isDefault: true }],
      wishlist: [{ productId: productIds['SLT-WREATH'] }],
      keys: [{ public: 'e30=' }],
      sessions: [{ endedAt: null }],
      links: [{ purpose: 'recovery' }],
      messages: [{ title: 'From Quintilla' }],
      reminders: [
        { month: 6, consentVersion: 2 },
        { month: 5, label: 'Heulwena’s birthday' },
      ],
      orders: [
        {
          reference: order.reference,
          person: { last_name: PERSON.lastName, comment: GIFT_NOTE },
          lines: [{ words: [{ label: 'Name', text: ENGRAVED_NAME }] }],
          parcels: [{ tracking: 'QQ123456785GB' }],
          invoices: [{ orderReference: order.reference }],
        },
      ],
    });
    const text = JSON.stringify(copy);
    expect(text).toContain('"event":"deliver"');
    expect((copy.carts as object[]).length).toBeGreaterThan(0);
    expect((copy.notifications as object[]).length).toBeGreaterThan(2);
    expect((copy.letters as { purpose: string }[]).map(({ purpose }) => purpose)).toEqual(
      expect.arrayContaining(['orderConfirmation', 'orderNews', 'recovery', 'websiteMessage']),
    );
    expect(text).not.toMatch(/argon2|tokenHash|passwordHash|secret/i);
  });

  test('contains nothing of another customer', async () => {
    const text = JSON.stringify(await call('meExport', {}, stranger));
    expect(text).not.toMatch(new RegExp(`${ENGRAVED_NAME}|${PERSON.lastName}|${order.reference}`));
  });

  test('covers every table that names a customer', async () => {
    const copy = await call('meExport', {}, zephyrine);
    const tables = await database.introspection.getTables();
    const naming = tables
      .filter(({ columns }) => columns.some(({ name }) => name === 'customer_id'))
      .map(({ name }) => name);
    const parts: Record<string, string> = {
      account_link: 'links',
      cart: 'carts',
      customer_keys: 'keys',
      customer_note: 'notes',
      customer_order: 'orders',
      marketing_consent: 'consents',
      notification: 'notifications',
      reminder: 'reminders',
      session: 'sessions',
      draft: 'drafts',
      upload: 'uploads',
      saved_address: 'addresses',
      website_message: 'messages',
      wishlist_item: 'wishlist',
    };
    // These two tables contain only secrets.
    const secrets = ['recovery_code', 'two_step'];
    expect(naming.toSorted()).toEqual([...Object.keys(parts), ...secrets].toSorted());
    for (const part of Object.values(parts)) expect(copy).toHaveProperty(part);
  });
});
