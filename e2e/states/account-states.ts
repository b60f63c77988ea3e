/** Every page of the account in every state, for a separate customer. */
import {
  callShop,
  PASSWORD,
  registerByApi,
  signInOn,
  tokensOf,
  type Customer,
} from '../support/accounts.ts';
import { query, open } from '../support/shop.ts';
import { stillness, type State } from './state.ts';

const at = (state: string, address: string, text: string | RegExp): State => ({
  state,
  reach: async (page) => {
    await open(page, address);
    await page.getByRole('main').getByText(text).first().waitFor();
  },
});

const press = (state: string, name: string | RegExp, then: string | RegExp): State => ({
  state,
  reach: async (page) => {
    await page.getByRole('button', { name, exact: true }).last().click();
    await page.getByText(then).first().waitFor();
    await stillness(page);
  },
});

/** With two addresses, two wishlist items and two notifications, one of them unread. */
export async function busyCustomer(): Promise<Customer> {
  const customer = await registerByApi();
  const { token } = await tokensOf(customer);
  for (const AddressLine1 of ['12 Heol y Bont', 'Y Felin'])
    await callShop('POST', '/api/addresses/new', {
      token,
      body: {
        FirstName: 'Siân',
        LastName: 'Price',
        AddressLine1,
        CityTown: 'Aberystwyth',
        PostCode: 'SY23 1AA',
      },
    });
  for (const slug of ['botanical-wreath-mug', 'contour-t-shirt']) {
    const { data } = await callShop<{ data: { variants: { productId: string }[] } }>(
      'GET',
      `/api/product/slug/${slug}`,
    );
    const body = { productId: data.variants[0]!.productId };
    await callShop('POST', '/api/wishlist/add', { token, body });
  }
  for (const [label, yearly] of [
    ['Mam’s birthday', true],
    ['Nain a Taid’s golden wedding, for all the family', false],
  ] as const)
    await callShop('POST', '/api/reminders/new', {
      token,
      body: { occasion: null, label, month: 5, day: 5, yearly, consent: true },
    });
  await query(
    `insert into notification (id, customer_id, kind, detail, link, occasion, created_at, read_at)
     select gen_random_uuid(), (select id from customer where email = $1), 'orderInProduction',
       '{"reference": "KS-1"}', '/account/orders', 'state ' || n, now(), case when n > 1 then now() end
     from generate_series(1, 2) as n`,
    [customer.email],
  );
  return customer;
}

export const ACCOUNT: readonly State[] = [
  {
    state: 'the first visit',
    reach: async (page) => {
      await signInOn(page, await registerByApi({ profile: false }));
      await open(page, '/profile');
      await page.getByRole('button', { name: 'Save and go on' }).waitFor();
    },
  },
  at('the dashboard of a new account', '/account', 'Save an address'),
  at('no notifications', '/account/notifications', 'Nothing new'),
  at('no wishes', '/account/wishlist', 'Nothing on your wish list yet'),
  at('no reminders', '/account/reminders', 'There are no reminders yet.'),
  press('a reminder with what is missing', 'Remind me', 'Please choose what it is for.'),
  at('no addresses', '/account/addresses', 'No addresses saved yet'),
  press('a new address', 'Add an address', 'Address line 1'),
  press('a new address with what is wrong', 'Save address', 'Please enter a postcode.'),
  {
    state: 'the dashboard of a full account',
    reach: async (page) => {
      await signInOn(page, await busyCustomer());
      await open(page, '/account');
      await page.getByRole('heading', { name: 'Coming up' }).waitFor();
    },
  },
  {
    state: 'the menu of the account, open',
    only: 'narrow',
    reach: (page) => page.getByRole('main').getByText('My account').click(),
  },
  at('own details', '/account/edit', 'Save your details'),
  {
    state: 'own details with what is wrong',
    reach: async (page) => {
      await page.getByRole('textbox', { name: 'First name' }).fill(' ');
      await page.getByRole('textbox', { name: 'Phone' }).fill('12');
      await page.getByRole('button', { name: 'Save your details' }).click();
      await page.getByText('Please enter your first name.').waitFor();
    },
  },
  at('the password', '/account/password', 'Change your password'),
  press('the password with what is wrong', 'Change your password', /^Password must be/),
  at('notifications', '/account/notifications', '1 unread'),
  press('a notification, open', 'Your order is being made', 'has begun to make order KS-1'),
  press('a notification, deleted', /^Delete/, 'The notification was deleted.'),
  at('wishes', '/account/wishlist', 'Botanical wreath mug'),
  press('a wish let go', 'Remove Botanical wreath mug', 'was removed from your wish list'),
  at('reminders', '/account/reminders', 'Mam’s birthday'),
  at('addresses', '/account/addresses', 'Y Felin'),
  press('an address deleted', 'Delete the address Y Felin', 'The address was deleted.'),
  at('security', '/account/security', 'Turn on two-step sign-in'),
  press('two-step, the password', 'Turn on two-step sign-in', 'Please enter your password first.'),
  {
    state: 'two-step, the secret',
    reach: async (page) => {
      await page.locator('input[name=password]').fill(PASSWORD);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('img', { name: /^QR code/ }).waitFor();
    },
  },
  press('new keys', 'Create a key pair', 'Passphrase again'),
  press('new keys with what is wrong', 'Create key pair', 'Please use at least 12 characters.'),
  press('being forgotten', 'Erase my account...', 'This cannot be undone.'),
  press('being forgotten, with what is wrong', 'Erase my account', 'Please type “erase”'),
  {
    state: 'an account that cannot be read',
    reach: async (page) => {
      await page.route('**/api/addresses/all', (route) => route.abort());
      await open(page, '/account/addresses');
      await page.getByText('This could not be loaded').waitFor();
      await page.unroute('**/api/addresses/all');
    },
  },
];
