import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database/database.ts';
import { openDatabase, type Transaction } from './connection.ts';
import { isDatabaseAway } from './database-away.ts';

const { database, url } = await testDatabase({ poolSize: 1 });
await sql`create table thing (id integer primary key, name text)`.execute(database);
beforeEach(() => sql`truncate thing`.execute(database));

const add = (transaction: Transaction, id: number) =>
  sql`insert into thing (id, name) values (${id}, ${'a'})`.execute(transaction);
const countThings = async (transaction: Transaction) => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from thing`.execute(transaction);
  return rows[0]!.n;
};
/** A read as services write them, of a table of the shop. */
const readShop = (transaction: Transaction) =>
  transaction.selectFrom('customer').select('id').limit(1).execute();
const stored = () => database.transaction().execute(countThings);

/**
 * The database behind a connection that can be watched.
 * @param between the client's bytes and the function that passes an answer on; returns what to send
 */
async function watched(between: (sent: Buffer) => Buffer, holdsBack: () => boolean = () => false) {
  const { port, hostname } = new URL(url);
  const sockets: Socket[] = [];
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    sockets.push(client, server);
    const held: Buffer[] = [];
    client.on('data', (sent) => {
      server.write(between(sent));
      if (!holdsBack()) for (const answer of held.splice(0)) client.write(answer);
    });
    server.on('data', (answer) => {
      if (holdsBack()) held.push(answer);
      else client.write(answer);
    });
    for (const socket of [client, server]) socket.on('error', () => {});
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  const address = new URL(url);
  address.hostname = '127.0.0.1';
  address.port = String((proxy.address() as AddressInfo).port);
  const behind = openDatabase(String(address), { poolSize: 1 });
  afterAll(async () => {
    await behind.destroy();
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  return behind;
}

test('queries of a transaction that start together are sent before the first is answered', async () => {
  let seen = '';
  let holds = false;
  // Answers nothing from BEGIN on, until the last of the queries has been sent.
  const behind = await watched(
    (sent) => {
      seen += sent.toString('latin1');
      holds = seen.includes('start transaction') && !seen.includes('third');
      return sent;
    },
    () => holds,
  );
  const names = await behind
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((transaction) =>
      Promise.all(
        ['first', 'second', 'third'].map((name) =>
          transaction
            .selectFrom('customer')
            .select(({ fn }) => [fn.countAll<number>().as(name)])
            .executeTakeFirstOrThrow(),
        ),
      ),
    );
  expect(names).toEqual([{ first: 0 }, { second: 0 }, { third: 0 }]);
});

test('they run in the order in which they start, each on what those before have done', async () => {
  const counts = await database
    .transaction()
    .execute((transaction) =>
      Promise.all([
        readShop(transaction),
        add(transaction, 1),
        countThings(transaction),
        add(transaction, 2),
        countThings(transaction),
      ]),
    );
  expect([counts[2], counts[4]]).toEqual([1, 2]);
  expect(await stored()).toBe(2);
});

test('if one of them fails, nothing is stored, and the connection goes on', async () => {
  const failing = database
    .transaction()
    .execute((transaction) =>
      Promise.all([add(transaction, 1), add(transaction, 1), add(transaction, 2)]),
    );
  await expect(failing).rejects.toThrow(/duplicate key/);
  expect(await stored()).toBe(0);
});

test.each([
  ['a write', (transaction: Transaction) => add(transaction, 1)],
  [
    'a read and a write',
    (transaction: Transaction) => Promise.all([readShop(transaction), add(transaction, 1)]),
  ],
  [
    'a read, then a write',
    async (transaction: Transaction) => {
      await readShop(transaction);
      await add(transaction, 1);
    },
  ],
])('if BEGIN fails, %s stores nothing', async (_, work) => {
  let begins = 0;
  const behind = await watched((sent) => {
    const text = sent.toString('latin1');
    if (!text.includes('begin') || ++begins > 1) return sent;
    return Buffer.from(text.replace('begin', 'begun'), 'latin1');
  });
  await expect(behind.transaction().execute<unknown>(work)).rejects.toThrow(/syntax error/);
  expect(await stored()).toBe(0);
  await behind.transaction().execute<unknown>(work);
  expect(await stored()).toBe(1);
});

test('if the connection is lost, all of them fail, and the next transaction has another', async () => {
  const outcomes: string[] = [];
  const lost = database.transaction().execute(async (transaction) => {
    const all = await Promise.allSettled([
      readShop(transaction),
      sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction),
      add(transaction, 1),
      readShop(transaction),
    ]);
    outcomes.push(...all.map(({ status }) => status));
    throw new Error('Nothing of it may stay');
  });
  expect(isDatabaseAway(await lost.catch((error: unknown) => error))).toBe(true);
  expect(outcomes).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
  expect(await stored()).toBe(0);
});
