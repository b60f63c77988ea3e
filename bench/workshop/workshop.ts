/**
 * `npm run bench -- --workshop`: shoppers buy 2,000 pieces in a running shop; then the board, moves
 * and a batch of 200 are timed as the office's pages ask for them, and the board's frames are
 * counted in a browser.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { OfficeAnswerOf } from '../../src/contract/office/contract.ts';
import { openDatabase } from '../../src/server/database/connection/connection.ts';
import { startEmbedded } from '../../src/server/database/embedded/embedded.ts';
import { migrate } from '../../src/server/database/migrate.ts';
import { loadCatalogue } from '../../src/server/features/catalogue/loading/catalogue.load.ts';
import { typed } from '../../src/server/testing/command.ts';
import { officeAt, tokenOfLink } from '../../src/server/testing/processes/office-client.ts';
import type { OfficeAt } from '../../src/server/testing/processes/office-client.ts';
import { SHOP_PROGRAM } from '../../tools/shop-program.mjs';
import { figure, table } from '../figures/goals.ts';
import type { Figure } from '../figures/goals.ts';
import { chooseGoods } from '../load/goods.ts';
import type { Goods } from '../load/goods.ts';
import { buy } from '../load/shoppers.ts';
import { startServer } from '../processes.ts';
import { timeRounds } from '../time-rounds.ts';
import { boardInBrowser } from './board-in-browser.ts';

const OWNER = 'owner@keepsake.example';
/** Orders of one piece each, whose machine files all differ: the batch is made of them. */
const SINGLE_ORDERS = 240;
const BATCH_PIECES = 200;
/** Orders of several copies, up to the pieces of a full board. */
const ORDERS_OF_COPIES = 220;
const COPIES = 8;
const ON_THE_SHELF = 5000;
const SHOPPERS = 4;
const SHEET = { w: 1500, h: 1000, margin: 8, gap: 4 };
const LOOK_EVERY_MS = 100;
const BATCH_PATIENCE_MS = 600_000;
const BOARD_GOAL = { unit: 'ms', atMost: 300 };
const MOVE_GOAL = { unit: 'ms', atMost: 60 };
const BATCH_GOAL = { unit: 's', atMost: 60 };

export async function benchWorkshop(): Promise<void> {
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'keepsake-bench-workshop-'));
  // Postgres may run under a different account.
  chmodSync(dataFolder, 0o755);
  try {
    const goods = await prepare(dataFolder);
    const settings = { DATA_DIR: dataFolder, HOST: '127.0.0.1', LOG_LEVEL: 'warn' };
    const shop = await startServer(SHOP_PROGRAM, { ...settings, RATE_LIMITS: 'off' });
    try {
      const printed = await typed('staff', ['link', OWNER], { ...settings, ORIGIN: shop.url });
      const office = await officeAt(shop.url, tokenOfLink(printed.output));
      await fillShelves(office);
      await buyPieces(shop.url, goods);
      await untilJobsDone(dataFolder);
      const figures = [
        await timeBoard(office),
        await timeMoves(office),
        ...(await boardInBrowser(office)),
        ...(await timeBatch(office)),
      ];
      console.log(`\n${table(figures)}\n`);
    } finally {
      await shop.stop();
    }
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** A migrated database with the catalogue, closed again: the shop opens it itself. */
async function prepare(dataFolder: string): Promise<readonly Goods[]> {
  const postgres = await startEmbedded({ dataFolder });
  try {
    await migrate(postgres.url);
    const database = openDatabase(postgres.url, { poolSize: 1 });
    try {
      await loadCatalogue(database, new Date());
      return await chooseGoods(database, SINGLE_ORDERS + ORDERS_OF_COPIES);
    } finally {
      await database.destroy();
    }
  } finally {
    await postgres.stop();
  }
}

async function fillShelves(office: OfficeAt): Promise<void> {
  let after: string | null = '';
  while (after !== null) {
    const query: Record<string, string> = after ? { after } : {};
    const page: OfficeAnswerOf<'stock'> = await office.call('stock', { query });
    for (const { sku } of page.blanks) {
      const body = { key: crypto.randomUUID(), count: ON_THE_SHELF };
      await office.call('stockCount', { params: { sku }, body });
    }
    after = page.next;
  }
}

async function buyPieces(origin: string, goods: readonly Goods[]): Promise<void> {
  const begun = performance.now();
  const orders = Array.from({ length: SINGLE_ORDERS + ORDERS_OF_COPIES }, (_, at) =>
    withCopies(goods[at % goods.length]!, at < SINGLE_ORDERS ? 1 : COPIES),
  );
  const waiting = orders[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: SHOPPERS }, async () => {
      for (const order of waiting) await buy(origin, order);
    }),
  );
  console.log(
    `${orders.length} orders bought in ${((performance.now() - begun) / 1000).toFixed(0)} s`,
  );
}

/** Confirmations and proofs of what was bought, which a worker beside the shop would do. */
async function untilJobsDone(dataFolder: string): Promise<void> {
  const begun = performance.now();
  const { url } = await startEmbedded({ dataFolder });
  const database = openDatabase(url, { poolSize: 1 });
  try {
    for (;;) {
      const { rows } = await sql<{ due: number }>`
        SELECT count(*)::int AS due FROM graphile_worker.jobs WHERE run_at < now()`.execute(
        database,
      );
      if (rows[0]?.due === 0) break;
      await sleep(LOOK_EVERY_MS);
    }
  } finally {
    await database.destroy();
  }
  console.log(`Their jobs done ${((performance.now() - begun) / 1000).toFixed(0)} s later`);
}

const withCopies = (goods: Goods, quantity: number): Goods => ({
  ...goods,
  item: { ...goods.item, quantity },
});

async function timeBoard(office: OfficeAt): Promise<Figure> {
  const pieces = await waitingPieces(office);
  const timed = await timeRounds(() => office.call('workshopBoard'));
  return figure({ ...BOARD_GOAL, name: `board of ${pieces.length} pieces` }, ...timed);
}

/** One piece a round, to Making and on to the next: as a maker's hand moves them. */
async function timeMoves(office: OfficeAt): Promise<Figure> {
  const pieces = (await waitingPieces(office)).filter(({ copies }) => copies > 1);
  const timed = await timeRounds(async (round) => {
    const { id, version } = pieces[round]!;
    const body = { pieces: [{ id, version }], to: 'making' };
    const { moved } = await office.call('piecesMove', { body });
    if (moved.length !== 1) throw new Error('A piece was not moved.');
  });
  return figure({ ...MOVE_GOAL, name: 'a move' }, ...timed);
}

async function timeBatch(office: OfficeAt): Promise<Figure[]> {
  const pieces = (await waitingPieces(office))
    .filter(({ copies }) => copies === 1)
    .slice(0, BATCH_PIECES)
    .map(({ id, version }) => ({ id, version }));
  const begun = performance.now();
  const body = { id: crypto.randomUUID(), sheet: SHEET, pieces };
  const { number } = await office.call('batchAsk', { body });
  const asked = performance.now() - begun;
  for (;;) {
    const batch = await office.call('batch', { params: { number: String(number) } });
    const seconds = (performance.now() - begun) / 1000;
    if (batch.state === 'ready')
      return [
        figure({ ...BATCH_GOAL, name: `batch of ${batch.pieces.length} pieces` }, seconds, {
          'left out': batch.leftOut.length,
          'asked for, ms': asked,
        }),
      ];
    if (batch.state === 'takenApart' || seconds * 1000 > BATCH_PATIENCE_MS)
      throw new Error(`The batch is ${batch.state} after ${seconds.toFixed(0)} s.`);
    await sleep(LOOK_EVERY_MS);
  }
}

async function waitingPieces(office: OfficeAt) {
  const { groups } = await office.call('workshopBoard');
  return groups
    .flatMap(({ pieces }) => pieces)
    .filter(({ state, batch }) => state === 'waiting' && batch === null);
}
