import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database/database.ts';
import { startStandIn } from '../../../gateways/paypal/stand-in/stand-in.plugin.ts';
import { newStandIn } from '../../../gateways/paypal/stand-in/stand-in.ts';
import { openSmallShop } from '../../../testing/features/small-shop.ts';
import type { CheckpointName } from '../../payments/checkpoint.ts';
import {
  PAYPAL_KEYS,
  fillCart,
  readFigures,
  sellingServices,
  stockOf,
} from '../../../testing/features/checkout.ts';
import { freePort } from '../../../database/embedded/free-port.ts';
import { setStock } from '../../../testing/features/stock.ts';

const CHILD = path.join(import.meta.dirname, 'checkout.crash-child.ts');
const PAST_THE_LEASE = 3;
/** Minutes after which an unpaid order is given up. */
const PAST_THE_WINDOW = 8 * 60;
const HTML = { headers: { accept: 'text/html' }, redirect: 'manual' } as const;
const PATIENT = { timeout: 300_000 };

const { database, url } = await testDatabase();
const { productIds } = await openSmallShop(database);
const cleanUp: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const clean of cleanUp.splice(0).toReversed()) await clean();
});

/** A shop in a child process, and a provider that survives it. */
async function openBoth() {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const standIn = newStandIn({
    ...PAYPAL_KEYS,
    webhookUrl: `${origin}/gateway/paypal/webhook`,
    retryDelaysMs: [],
  });
  standIn.webhooks.hold();
  const { url: paypalUrl, app } = await startStandIn(standIn);
  cleanUp.push(() => app.close());
  const start = async (minutesLater: number, crashAt?: CheckpointName) => {
    const child = spawn(process.execPath, [
      CHILD,
      url,
      paypalUrl,
      String(port),
      String(minutesLater),
      crashAt ?? '',
    ]);
    let errors = '';
    child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
    cleanUp.push(async () => child.kill('SIGKILL'));
    await heard(child, 'ready').catch((error: unknown) => {
      throw new Error(errors, { cause: error });
    });
    return child;
  };
  const { carts } = sellingServices({ database, paypalUrl, origin });
  await setStock(database, 50, 'MUG');
  const cartId = await fillCart(carts, productIds['MUG-WREATH'] ?? '');
  return { origin, standIn, start, cartId, before: await readFigures(database) };
}

async function heard(child: ChildProcessWithoutNullStreams, wanted: string): Promise<void> {
  for await (const text of child.stdout.iterator({ destroyOnReturn: false }))
    if (String(text).includes(wanted)) return;
  throw new Error(`The shop ended before “${wanted}”`);
}

async function send(child: ChildProcessWithoutNullStreams, order: 'sweep' | 'jobs'): Promise<void> {
  child.stdin.write(`${order}\n`);
  await heard(child, `${order} done`);
}

/** Ends a shop that reached no checkpoint. */
async function ended(child: ChildProcessWithoutNullStreams): Promise<void> {
  child.kill('SIGKILL');
  await killed(child);
}

async function killed(child: ChildProcessWithoutNullStreams): Promise<void> {
  if (child.signalCode === null && child.exitCode === null) await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
}

/** Buys up to the confirmation page, or as far as the shop survives. */
async function buy(origin: string, cartId: string): Promise<string> {
  const placed = await fetch(`${origin}/api/cart/${cartId}/payment_method/paypal/guest-checkout`);
  const { data } = (await placed.json()) as { data: { gateway: string } };
  const to = (await fetch(origin + data.gateway, HTML)).headers.get('location') ?? '';
  if (!to.startsWith('http')) return to;
  const approved = await fetch(to, {
    method: 'POST',
    body: new URLSearchParams({ choice: 'pay', funding: 'card' }),
    redirect: 'manual',
  });
  const back = approved.headers.get('location');
  // The provider's page says that the order is already paid, so the shopper goes back.
  if (!back) return '';
  return (await fetch(back, HTML)).headers.get('location') ?? '';
}

async function expectOneSale(before: Awaited<ReturnType<typeof readFigures>>, takings: number) {
  const figures = await readFigures(database);
  const grown = Object.fromEntries(
    Object.entries(figures).map(([part, count]) => [part, count - (before[part] ?? 0)]),
  );
  expect(grown).toMatchObject({
    orders: 1,
    paid: 1,
    captures: 1,
    kept: 1748,
    ledger: 1748,
    sold: 1748,
    invoiced: 1748,
    invoices: 1,
    lastInvoice: 1,
    emails: 1,
    printFiles: 1,
    held: 0,
    taken: 1,
  });
  expect(takings).toBe(1748);
  expect(await stockOf(database, 'MUG')).toBe(49);
}

describe('a shop killed in the middle', () => {
  const points: CheckpointName[] = [
    'orderPlaced',
    'providerOrderMade',
    'captureBegun',
    'providerCaptured',
    'captureRecorded',
  ];

  test.each(points)('at %s sells once to the shopper who tries again', PATIENT, async (point) => {
    const { origin, standIn, start, cartId, before } = await openBoth();
    const first = await start(0, point);
    await expect(buy(origin, cartId)).rejects.toThrow('fetch failed');
    await killed(first);
    const second = await start(PAST_THE_LEASE);
    expect(await buy(origin, cartId)).toMatch(/^\/checkout\/thank-you\//);
    await send(second, 'sweep');
    await expectOneSale(before, standIn.takings());
  });

  test.each(points.slice(2))(
    'at %s sells once to the shopper who is gone',
    PATIENT,
    async (point) => {
      const { origin, standIn, start, cartId, before } = await openBoth();
      const first = await start(0, point);
      await expect(buy(origin, cartId)).rejects.toThrow('fetch failed');
      await killed(first);
      const second = await start(PAST_THE_LEASE);
      await send(second, 'sweep');
      await expectOneSale(before, standIn.takings());
      await standIn.webhooks.release({ order: 'reversed', copies: 2 });
      await send(second, 'jobs');
      await expectOneSale(before, standIn.takings());
    },
  );

  test.each(['captureBegun', 'providerCaptured'] as const)(
    'at %s is settled by the queue once its lease has expired, without shopper or sweep',
    PATIENT,
    async (point) => {
      const { origin, standIn, start, cartId, before } = await openBoth();
      const first = await start(0, point);
      await expect(buy(origin, cartId)).rejects.toThrow('fetch failed');
      await killed(first);
      const second = await start(0);
      const isPaid = async () => {
        await send(second, 'jobs');
        return (await readFigures(database)).paid! - before.paid!;
      };
      await expect.poll(isPaid, { timeout: 90_000, interval: 1000 }).toBe(1);
      await expectOneSale(before, standIn.takings());
    },
  );

  test.each(['refundReserved', 'providerRefunded'] as const)(
    'at %s refunds the money once',
    PATIENT,
    async (point) => {
      const { origin, standIn, start, cartId } = await openBoth();
      standIn.captureAs = { status: 'PENDING' };
      const seller = await start(0);
      await buy(origin, cartId);
      const [{ capture } = { capture: undefined }] = standIn.ledger.captures();
      standIn.webhooks.drop();
      standIn.settleCapture(capture?.id ?? '', 'DECLINED');
      await standIn.webhooks.quiet();
      await send(seller, 'jobs');
      await ended(seller);
      const sweeper = await start(PAST_THE_WINDOW);
      await send(sweeper, 'sweep');
      await ended(sweeper);
      const first = await start(PAST_THE_WINDOW, point);
      standIn.settleCapture(capture?.id ?? '', 'COMPLETED');
      await standIn.webhooks.quiet();
      await expect(send(first, 'jobs')).rejects.toThrow('The shop ended');
      await killed(first);
      const second = await start(PAST_THE_WINDOW + 11);
      await send(second, 'sweep');
      await send(second, 'jobs');
      expect(standIn.takings()).toBe(0);
      expect(capture?.refunds).toHaveLength(1);
      const refunds = await database
        .selectFrom('refund')
        .innerJoin('capture', 'capture.id', 'refund.captureId')
        .select('refund.state')
        .where('providerCaptureId', '=', capture?.id ?? '')
        .execute();
      expect(refunds).toEqual([{ state: 'completed' }]);
    },
  );
});
