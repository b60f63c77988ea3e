/** A process that is killed anywhere in a handover makes no second order at the carrier, and loses none. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { USUAL_SENDING } from '../../../../../domain/settings/usual-sending.ts';
import { clickAndDropGateway } from '../../../../gateways/click-and-drop/click-and-drop.gateway.ts';
import { startStandIn } from '../../../../gateways/click-and-drop/stand-in/stand-in.plugin.ts';
import type { Fault } from '../../../../gateways/click-and-drop/stand-in/stand-in.script.ts';
import { newStandIn } from '../../../../gateways/click-and-drop/stand-in/stand-in.ts';
import { newId } from '../../../../database/ids.ts';
import { buy } from '../../../../testing/features/orders.ts';
import { setStock } from '../../../../testing/features/stock.ts';
import { testShop } from '../../../../testing/test-app.ts';
import { livePieces } from '../../pieces/pieces.store.ts';
import { handOver, SETTLED_AFTER } from './hand-over.ts';

const START = new Date('2026-03-03T10:00:00Z');
const shop = await testShop({ clock: () => START });
await shop.open();
await setStock(shop.database, 500);
const { id: staffId, email } = await shop.services.staff
  .invite({ kind: 'command', name: 'test' }, { email: 'meg@example.org', role: 'owner' })
  .then(() => shop.database.selectFrom('staff').select(['id', 'email']).executeTakeFirstOrThrow());

const standIn = newStandIn({ key: 'k', callsPerSecond: 1000 });
const { url, app } = await startStandIn(standIn);
const heard: string[] = [];
const { take } = standIn.script;
standIn.script.take = (call) => {
  heard.push(call);
  return take(call);
};
afterAll(() => app.close());
beforeEach(() => {
  heard.length = 0;
});

async function askedOrder() {
  const order = await buy(shop);
  const maker = { staffId, email, requestId: newId() };
  await shop.services.board.move(maker, await livePieces(shop.database, order.id), {
    to: 'packed',
  });
  await shop.services.handovers.ask([order.reference], {
    actor: { kind: 'command', name: 'test' },
    requestId: newId(),
  });
  return order;
}

const stateOf = (orderId: string) =>
  shop.database
    .selectFrom('handover')
    .select(['state', 'sentAt', 'carrierId'])
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();

/** The job in a process of its own, as a worker runs it. */
function runElsewhere(orderId: string) {
  const place = (file: string) => JSON.stringify(import.meta.resolve(file));
  return spawn(
    process.execPath,
    [
      '--input-type=module-typescript',
      '--eval',
      `import { openDatabase } from ${place('../../../../database/connection/connection.ts')};
      import { clickAndDropGateway } from ${place('../../../../gateways/click-and-drop/click-and-drop.gateway.ts')};
      import { handOver } from ${place('./hand-over.ts')};
      await handOver({
        database: openDatabase(${JSON.stringify(shop.url)}),
        clock: () => new Date('${START.toISOString()}'),
        settings: () => ({ sending: ${JSON.stringify(USUAL_SENDING)} }),
        clickAndDrop: clickAndDropGateway({ baseUrl: '${url}', key: 'k', timeoutMs: 60000 }),
        onStopped() {},
      }, '${orderId}');
      console.log('done');
      setInterval(() => {}, 1000);`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
}

/** As the queue does once the dead worker's job is freed. */
const runHere = (orderId: string, afterMs: number) =>
  handOver(
    {
      database: shop.database,
      clock: () => new Date(START.getTime() + afterMs),
      settings: () => ({ sending: USUAL_SENDING }) as never,
      clickAndDrop: clickAndDropGateway({ baseUrl: url, key: 'k', spacingMs: 0 }),
      onStopped: () => {},
    },
    orderId,
  );

const kills: { name: string; fault: Fault; calls: string[]; mayBeThere: boolean; made: number }[] =
  [
    {
      name: 'while it asks',
      fault: { call: 'find', effect: 'silence' },
      calls: ['find'],
      mayBeThere: false,
      made: 0,
    },
    {
      name: 'after recording that it sends, before the carrier has the order',
      fault: { call: 'create', effect: 'silence' },
      calls: ['find', 'create'],
      mayBeThere: true,
      made: 0,
    },
    {
      name: 'between the order at the carrier and the record of it',
      fault: { call: 'create', effect: 'silenceAfter' },
      calls: ['find', 'create'],
      mayBeThere: true,
      made: 1,
    },
  ];

test.each(kills)(
  'a kill $name',
  { timeout: 120_000 },
  async ({ fault, calls, mayBeThere, made }) => {
    const { id, reference } = await askedOrder();
    const atCarrier = () => standIn.ledger.orders().filter((one) => one.reference === reference);
    standIn.script.add(fault);
    const child = runElsewhere(id);
    await expect.poll(() => heard, { timeout: 60_000 }).toEqual(calls);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(atCarrier()).toHaveLength(made);
    expect(await stateOf(id)).toMatchObject({
      state: 'waiting',
      sentAt: mayBeThere ? START : null,
    });
    // Freed at once: what is there is found; what may be under way is not sent again.
    await runHere(id, 1000);
    const isFound = made === 1 || !mayBeThere;
    expect(await stateOf(id)).toMatchObject({ state: isFound ? 'handedOver' : 'waiting' });
    await runHere(id, SETTLED_AFTER);
    await runHere(id, 2 * SETTLED_AFTER);
    expect(atCarrier()).toHaveLength(1);
    expect(await stateOf(id)).toMatchObject({
      state: 'handedOver',
      carrierId: String(atCarrier()[0]!.id),
    });
  },
);

test('a kill after the record', { timeout: 120_000 }, async () => {
  const { id, reference } = await askedOrder();
  const child = runElsewhere(id);
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  await runHere(id, SETTLED_AFTER);
  expect(standIn.ledger.orders().filter((one) => one.reference === reference)).toHaveLength(1);
  expect(await stateOf(id)).toMatchObject({ state: 'handedOver' });
});
