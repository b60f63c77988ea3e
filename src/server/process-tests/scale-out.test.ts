/** Two web processes and one worker on one Postgres, behind a plain round-robin proxy, are one shop. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../testing/database/database.ts';
import { runStory } from '../testing/examples-story.ts';
import { openSmallShop } from '../testing/features/small-shop.ts';
import { openCluster } from '../testing/processes/cluster.ts';
import { buyNamedMug, paidOrder, toApproval } from '../testing/processes/purchase.ts';
import { eventually, next, shopAt } from '../testing/processes/shop-client.ts';

const PATIENCE = { timeout: 600_000 };
/** How long a page is cached without a notification of changes. */
const CACHED_MS = 60_000;

const { database, url } = await testDatabase();
const { productIds } = await openSmallShop(database);
const fleet = await openCluster({ databaseUrl: url, webs: 2 });
afterAll(() => fleet.stop());

const shop = shopAt(fleet.origin);
const [one, other] = fleet.origins.map((origin) => shopAt(origin)) as [
  ReturnType<typeof shopAt>,
  ReturnType<typeof shopAt>,
];
const productId = productIds['MUG-WREATH']!;

describe('two web processes and a worker', () => {
  let before: number[] = [];
  beforeEach(() => (before = [...fleet.served]));
  /** Checks that both processes served the story; otherwise it would prove nothing. */
  const expectBothUsed = () => {
    for (const [place, count] of fleet.served.entries())
      expect(count).toBeGreaterThan(before[place]! + 2);
  };

  test.each(['one', 'the other'])(
    'sell a named mug, whichever gets the first request: %s',
    PATIENCE,
    async (first) => {
      if (first === 'the other') await shop.call('categoryMenu', {});
      const email = `${first.replace(' ', '.')}@example.org`;
      await buyNamedMug(shop, { productId, name: 'Siân', email }, fleet.emailTo);
      expectBothUsed();
    },
  );

  test(
    'serve every call in the story of a guest who becomes a customer and erases the account',
    PATIENCE,
    async () => {
      const emailText = async (to: string, part: string) =>
        (await fleet.emailTo(to, part)).text ?? '';
      const { answers } = await runStory({
        origin: fleet.origin,
        email: 'gwen@example.org',
        emailText,
      });
      expect(answers.get('orderCancel')).toMatchObject({ status: 'cancelled' });
      expectBothUsed();
    },
  );

  test('show the preview that one of them composed', PATIENCE, async () => {
    const body = {
      productId,
      personalisation: { v: 1, fields: { name: 'Mair' } },
      width: 320,
    } as const;
    const { url: address } = await one.call('artworkPreview', { body });
    const pictures = await Promise.all(
      [one, other].map(async ({ visit }) => {
        const answer = await visit(address);
        expect(answer.status).toBe(200);
        return Buffer.from(await answer.arrayBuffer());
      }),
    );
    expect(pictures[0]!.length).toBeGreaterThan(1000);
    expect(pictures[1]!.equals(pictures[0]!)).toBe(true);
  });

  test('accept a refresh token that the other issued, and each only once', PATIENCE, async () => {
    const email = 'idris@example.org';
    const password = 'Correct-Horse-1';
    await one.call('userCreate', {
      body: {
        firstName: 'Idris',
        lastName: 'Davies',
        email,
        phone: '',
        mobile: '',
        password,
        confirm: password,
        marketing: false,
        terms: true,
      },
    });
    const { text = '' } = await fleet.emailTo(email, '/account/activation#');
    const token = /\/account\/activation#([\w-]+)/.exec(text)?.[1] ?? '';
    expect(await other.call('userActivate', { body: { token } })).toMatchObject({
      outcome: 'complete',
    });
    const issued = await one.call('logIn', { body: { username: email, password } });
    expect(await other.call('me', {}, issued.token)).toMatchObject({ email });
    const renewed = await other.call('tokenRefresh', {
      body: { refresh_token: issued.refresh_token },
    });
    expect(await one.call('me', {}, renewed.token)).toMatchObject({ email });
    await other.call('tokenRevoke', { body: { refresh_token: renewed.refresh_token } });
    const refused = await one.ask('tokenRefresh', {
      body: { refresh_token: renewed.refresh_token },
    });
    expect(refused.status).toBe(401);
  });

  test('serve a new price within a second, in JSON and in HTML', PATIENCE, async () => {
    const coaster = productIds['SLT-WREATH']!;
    const { id: cartId } = await shop.call('cartAdd', {
      params: { cartId: 'new' },
      body: { productId: coaster, quantity: 1, personalisation: { v: 1, fields: { name: 'Nia' } } },
    });
    const served = () =>
      Promise.all(
        [one, other].map(async ({ call, visit }) => {
          const { variants } = await call('productBySlug', { params: { slug: 'wreath-slate' } });
          const { items } = await call('cart', { params: { cartId } });
          const html = await (await visit('/p/wreath-slate')).text();
          const inHtml = /£\d+\.\d\d/.exec(html)?.[0];
          return `${variants[0]?.unitPricePence} ${items[0]?.unitPricePence} ${inHtml}`;
        }),
      );
    await served();
    // By now it is cached: without a notification the old price would stay for a minute.
    expect(await served()).toEqual(['799 799 £7.99', '799 799 £7.99']);

    const seen = eventually(async () =>
      (await served()).every((prices) => prices === '649 649 £6.49') ? Date.now() : undefined,
    );
    expect(await fleet.command('price', 'SLT-WREATH', '6.49')).toBe('SLT-WREATH: £7.99 → £6.49\n');
    const { validFrom } = await database
      .selectFrom('price')
      .select('validFrom')
      .where('productVariantId', '=', coaster)
      .orderBy('validFrom', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect((await seen) - validFrom.getTime()).toBeLessThan(CACHED_MS / 2);
  });
});

test(
  'the worker sends emails with the texts that the office set in a web process',
  PATIENCE,
  async () => {
    const cookie = await ownerCookie();
    const saved = await askOffice('settings/emails', cookie, {
      version: 0,
      texts: { 'emails.confirmation.subject': 'Diolch, {{name}}: {{reference}}' },
    });
    expect(saved.status).toBe(200);
    const email = 'eluned@example.org';
    const { reference } = await buyNamedMug(
      shop,
      { productId, name: 'Eluned', email },
      fleet.emailTo,
    );
    const { subject } = await fleet.emailTo(email, reference);
    expect(subject).toMatch(new RegExp(`^Diolch, .+: ${reference}$`));
  },
);

/** The cookie of a new owner, who enters by a link. */
async function ownerCookie(): Promise<string> {
  await fleet.command('staff', 'invite', 'owner@example.org', '--role', 'owner');
  const printed = await fleet.command('staff', 'link', 'owner@example.org');
  const [, token] = /\/office\/enter#(\S+)/.exec(printed) ?? [];
  const entered = await askOffice('session/link', '', { token });
  const [cookie = ''] = entered.headers.getSetCookie()[0]?.split(';') ?? [];
  return cookie;
}

const askOffice = (path: string, cookie: string, body: object) =>
  fetch(`${fleet.origin}/api/office/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-keepsake-office': '1',
      origin: fleet.origin,
      cookie,
    },
    body: JSON.stringify(body),
  });

test(
  'work that one web process began before it was killed is completed by the other',
  PATIENCE,
  async () => {
    const email = 'nia@example.org';
    const { orderKey, reference, approval } = await toApproval(one, {
      productId,
      name: 'Nia',
      email,
    });
    const back = next(await one.visit(approval, { choice: 'pay', funding: 'card' }));
    await fleet.killWeb(0);
    expect(next(await shop.visit(back))).toBe(`/checkout/thank-you/${orderKey}`);
    await paidOrder(shop, orderKey);
    await fleet.emailTo(email, reference);
    await buyNamedMug(shop, { productId, name: 'Nia', email }, fleet.emailTo);
  },
);
