/** The office's stream of changes, over HTTP: which roles receive what, and when it ends. */
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { pence } from '../../../domain/money/money.ts';
import type { StaffRole } from '../../../domain/staff/permissions.ts';
import { typed } from '../../testing/command.ts';
import { buy, moveAttempt, placeOrder } from '../../testing/features/orders.ts';
import { buyAtStandIn } from '../../testing/features/paid-orders.ts';
import { runDueJobs } from '../../testing/jobs.ts';
import { officeOf } from '../../testing/office.ts';
import type { Member } from '../../testing/office.ts';
import { testShop } from '../../testing/test-app.ts';
import type { JobName } from '../../jobs/jobs.ts';
import { jobHandlers } from '../../wiring.ts';

const SECRET = 'a secret of at least thirty-two characters';
const shop = await testShop({ secret: SECRET });
const origin = await shop.open();
const office = officeOf(shop);
const COMMAND = { kind: 'command', name: 'test' } as const;

interface Listening {
  member: Member;
  /** What the stream has sent so far. */
  heard: object[];
  ended: Promise<void>;
  stop(): void;
}

const listening: Listening[] = [];
afterEach(() => {
  for (const { stop } of listening.splice(0)) stop();
});

async function listenAs(role: StaffRole): Promise<Listening> {
  const member = await office.member(role);
  const abort = new AbortController();
  const response = await fetch(`${origin}/api/office/changes?for=hour`, {
    headers: { cookie: member.cookie },
    signal: abort.signal,
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const heard: object[] = [];
  const read = async () => {
    const text = response.body!.pipeThrough(new TextDecoderStream());
    for await (const piece of text)
      for (const [, data] of piece.matchAll(/^data: (.*)$/gm)) heard.push(JSON.parse(data!));
  };
  const ended = read().catch((error: unknown) => {
    if (!abort.signal.aborted) throw error;
  });
  const one = { member, heard, ended, stop: () => abort.abort() };
  listening.push(one);
  return one;
}

const write = () =>
  shop.call('notifyWebsite', {
    body: { title: 'Contact', items: [{ name: 'Message', value: 'Hello' }] },
  });

/** Resolves when all that was told before has been heard. */
async function settled({ heard }: Listening): Promise<void> {
  const messages = () => heard.filter((one) => JSON.stringify(one).includes('message')).length;
  const before = messages();
  await write();
  await expect.poll(messages).toBeGreaterThan(before);
}

/** Runs the due jobs of these names alone, once. */
function runJobs(...names: JobName[]): Promise<void> {
  const handlers = Object.entries(jobHandlers(shop.services));
  return runDueJobs(
    shop.url,
    Object.fromEntries(handlers.filter(([name]) => names.includes(name as JobName))),
  );
}

describe('what jobs and webhooks write of an order', () => {
  test('is told: emails, machine files, refunds and payments', async () => {
    const { id, reference } = await buyAtStandIn(shop, origin, {});
    const [owner, workshop] = [await listenAs('owner'), await listenAs('workshop')];
    const detail = { about: 'orderDetail', id: reference };
    const expectTold = async (happen: () => Promise<unknown>) => {
      await settled(owner);
      owner.heard.length = 0;
      workshop.heard.length = 0;
      await happen();
      for (const { heard } of [owner, workshop])
        await expect.poll(() => heard).toContainEqual(detail);
    };
    await expectTold(() => runJobs('sendOrderConfirmation'));
    await expectTold(() => runJobs('makeMachineFiles', 'makeLargeMachineFiles'));
    const refund = { amountPence: pence(250), reason: 'Late' };
    await expectTold(() => shop.services.orderRefunds.refund(id, refund, 'workshop'));
    await expectTold(() => runJobs('sendRefund'));
    await runJobs('closeRefund');
    await expectTold(() => runJobs('sendOrderNews'));
  });

  test('is told of a payment that waits', async () => {
    const { id, reference } = await placeOrder(shop, {});
    const owner = await listenAs('owner');
    await moveAttempt(shop, id, 'startCapture', 'hold');
    await expect.poll(() => owner.heard).toContainEqual({ about: 'orderDetail', id: reference });
  });
});

describe('a change of pieces', () => {
  test('is told once for each move, however many pieces it moves', async () => {
    const { id } = await buy(shop, { quantity: 5 });
    const [workshop, owner] = [await listenAs('workshop'), await listenAs('owner')];
    await shop.services.course.startProduction(id, 'workshop');
    await settled(owner);
    const told = ({ heard }: Listening) =>
      heard.filter((one) => JSON.stringify(one).includes('"piece"')).length;
    await expect.poll(() => told(workshop)).toBe(1);
    expect(told(owner)).toBe(1);
  });
});

describe('the stream of changes', () => {
  test('tells of a new order and a message, each to those who may see it', async () => {
    const [owner, workshop] = [await listenAs('owner'), await listenAs('workshop')];
    await write();
    const { reference } = await placeOrder(shop, {});
    for (const { heard } of [owner, workshop])
      await expect.poll(() => heard).toContainEqual({ about: 'order', id: reference });
    expect(owner.heard).toContainEqual({ about: 'message', id: expect.any(String) });
    expect(JSON.stringify(workshop.heard)).not.toContain('message');
  });

  test('tells the workshop of the settings that its pages show', async () => {
    const workshop = await listenAs('workshop');
    const manager = await office.member('manager');
    const { versions, machines, notice } = await office.call('settings', {}, manager);
    const body = { ...notice, text: 'Closed on Monday', version: versions.notice };
    await office.call('settingsNotice', { body }, manager);
    const press = { name: 'Press', process: 'sublimation' as const, blanks: [], piecesADay: 9 };
    const set = [...machines.machines, { ...press, people: [] }];
    await office.call(
      'settingsMachines',
      { body: { machines: set, version: versions.machines } },
      manager,
    );
    await expect.poll(() => workshop.heard).toContainEqual({ about: 'settings', id: 'machines' });
    expect(workshop.heard).not.toContainEqual({ about: 'settings', id: 'notice' });
  });

  test('ends at once for a member whom a command disables, and goes on for others', async () => {
    const [leaver, other] = [await listenAs('support'), await listenAs('owner')];
    const settings = { DATABASE_URL: shop.url, SECRET, DATA_DIR: shop.config.dataFolder };
    const { code } = await typed('staff', ['disable', leaver.member.email], settings);
    expect(code).toBe(0);
    await leaver.ended;
    await write();
    await expect.poll(() => JSON.stringify(other.heard)).toContain('message');
    expect(JSON.stringify(leaver.heard)).not.toContain('message');
  });

  test('follows a change of role before the next change', async () => {
    const [changed, owner] = [await listenAs('support'), await listenAs('owner')];
    const { email } = changed.member;
    await shop.services.staff.changeRole(COMMAND, { email, role: 'workshop' });
    await write();
    const { reference } = await placeOrder(shop, {});
    await expect.poll(() => changed.heard).toContainEqual({ about: 'order', id: reference });
    expect(JSON.stringify(changed.heard)).not.toContain('message');
    expect(JSON.stringify(owner.heard)).toContain('message');
  });

  test('says that anything may have changed after its connection to Postgres was cut', async () => {
    const { heard } = await listenAs('reader');
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'keepsake listens' AND datname = current_database()`.execute(
      shop.database,
    );
    await expect.poll(() => heard).toContainEqual({ about: 'everything', id: '' });
    const { reference } = await placeOrder(shop, {});
    await expect.poll(() => heard).toContainEqual({ about: 'order', id: reference });
  });

  test('needs a session, and is no use of it', async () => {
    const refused = await fetch(`${origin}/api/office/changes?for=hour`);
    expect(refused.status).toBe(401);
    const used = () =>
      shop.database.selectFrom('staffSession').select('usedAt').orderBy('id').execute();
    await listenAs('reader');
    const before = await used();
    await placeOrder(shop, {});
    expect(await used()).toEqual(before);
  });

  test('ends when the shop stops', async () => {
    const { ended } = await listenAs('owner');
    await shop.app.close();
    await expect(ended).resolves.toBeUndefined();
  });
});
