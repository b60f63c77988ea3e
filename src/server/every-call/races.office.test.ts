/**
 * Two members of the staff at the same time: every pair of changes of an order that both saw in one
 * version, and every change of the office sent twice.
 */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { officeEndpoints } from '../../contract/office/endpoints.ts';
import type { OfficeEndpointName } from '../../contract/office/endpoints.ts';
import { SHOPPER_ADDRESS } from '../testing/features/checkout.ts';
import { setStock } from '../testing/features/stock.ts';
import { officeOf } from '../testing/office.ts';
import type { Member } from '../testing/office.ts';
import { race } from '../testing/race.ts';
import type { Winner } from '../testing/race.ts';
import { testShop } from '../testing/test-app.ts';
import { officeSamples } from './testing/office-samples.ts';
import { expectSound, stockInAll } from './testing/races.invariants.ts';
import { pairsOf } from './testing/races.pairs.ts';
import { payingGround } from './testing/races.paying.ts';
import type { Stage } from './testing/races.paying.ts';

const ROUNDS = 10;

const ANYWHERE = {
  orderRefund: { reason: 'Arrived late', amount: 100 },
  orderNote: { text: 'Rings before noon', to: 'staff' },
  orderResend: {},
};
const PAID = {
  ...ANYWHERE,
  orderProduce: {},
  orderCancel: { reason: 'The buyer asked' },
  orderHold: { reason: 'The photo is too small' },
  orderAddress: { address: { ...SHOPPER_ADDRESS, AddressLine1: '2 High Street' } },
};
const IN_PRODUCTION = {
  ...ANYWHERE,
  orderDispatch: { carrier: 'royal-mail', tracking: 'AB123456789GB' },
  orderRemake: { line: 1, copies: 1, cause: 'misprint' },
};

describe(
  'of two changes of one version of an order, one is made',
  { timeout: 600_000 },
  async () => {
    const ground = await payingGround();
    const { shop, customer } = ground;
    const { database } = shop;
    const office = officeOf(shop);

    const pairs = (stage: Stage, bodies: Record<string, object>) =>
      pairsOf(Object.keys(bodies) as OfficeEndpointName[]).map(([one, other]) => ({
        stage,
        one,
        other,
        bodies,
      }));

    test.each([...pairs('paid', PAID), ...pairs('inProduction', IN_PRODUCTION)])(
      '$stage: $one and $other',
      async ({ stage, one, other, bodies }) => {
        const names: Record<Winner, OfficeEndpointName> = { first: one, second: other };
        const members: Record<Winner, Member> = {
          first: await office.member('owner'),
          second: await office.member('owner'),
        };
        const stock = await stockInAll(database);
        let remakes = 0;
        const cartIds: string[] = [];
        await race(async () => {
          const { id, reference, cartId } = await ground.order(stage, customer);
          cartIds.push(cartId);
          const { version } = await shop.services.officeOrder.find(reference);
          const ask = (who: Winner) => () =>
            office.ask(
              names[who],
              { params: { reference }, body: { version, ...bodies[names[who]] } },
              members[who].cookie,
            );
          return {
            first: ask('first'),
            second: ask('second'),
            async judge(first, second) {
              const winner = first.statusCode === 200 ? 'first' : 'second';
              const [won, lost] = winner === 'first' ? [first, second] : [second, first];
              expect([won.statusCode, lost.statusCode], lost.body).toEqual([200, 409]);
              expect(lost.json<{ message: string }>().message).toMatch(
                /^This order has changed since you opened it: /,
              );
              expect(await changesOf(id)).toEqual([members[winner].email]);
              if (names[winner] === 'orderRemake') remakes += 1;
              return winner;
            },
          };
        }, ROUNDS);
        await expectSound(database, cartIds);
        // The blank of a misprint is lost.
        expect(await stockInAll(database)).toEqual({ ...stock, MUG: stock.MUG! - remakes });
      },
    );

    /** By whom the journal says that the order was changed. */
    async function changesOf(orderId: string): Promise<string[]> {
      const { rows } = await sql<{ by: string }>`
      SELECT after ->> 'by' AS by FROM journal
      WHERE subject_kind = 'order' AND subject_id = ${orderId}`.execute(database);
      return rows.map(({ by }) => by);
    }
  },
);

/** What only one of two may do, besides the changes of a version. */
const ONCE: readonly OfficeEndpointName[] = [
  'sessionOpen',
  'sessionByPassword',
  'sessionByPasskey',
  'invitationAccept',
  'invitationAcceptByPasskey',
  'securityPasskeyAdd',
  'reviewDecide',
];

describe('a change sent twice at once', { timeout: 600_000 }, async () => {
  const shop = await testShop();
  // Payment goes over HTTP.
  await shop.open();
  await setStock(shop.database, 1000);
  const office = officeOf(shop);
  const changes = (Object.keys(officeEndpoints) as OfficeEndpointName[]).filter(
    (name) => officeEndpoints[name].method === 'POST',
  );

  test.each(changes)('%s breaks nothing', async (name) => {
    const { cookie } = await office.member('owner');
    const request = await officeSamples[name](office, true, cookie);
    const answers = await Promise.all([1, 2].map(() => office.ask(name, request, cookie)));
    const accepted = answers.filter(({ statusCode }) => statusCode === 200);
    for (const { statusCode, body } of answers) expect(statusCode, body).toBeLessThan(500);
    const isOnce = ONCE.includes(name) || 'version' in (request.body ?? {});
    expect(accepted.length).toBeGreaterThan(0);
    if (isOnce) expect(accepted).toHaveLength(1);
    expect(await shop.services.journal.verify()).toMatchObject({ fault: null });
  });
});
