/** The shop is backed up while guests buy; the backup is restored elsewhere, opened, and continues to sell. */

import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brokenInvoices, lostFiles, lostOrders, lostStock, untilSettled } from '../audit.ts';
import { smallGoods } from '../goods.ts';
import { inSeconds } from '../outcome.ts';
import { embeddedServer } from '../postgres-server.ts';
import { scaled } from '../scenario.ts';
import type { Scenario } from '../scenario.ts';
import { runCommand, shopProcess } from '../shop-process.ts';
import { sendShoppers } from '../shoppers.ts';
import { databaseAt, openWorld } from '../world.ts';

const BUYING_MS = 20_000;
const SHOPPERS = 3;

export const backupAndRestore: Scenario = async ({ random, scale, report }) => {
  const world = await openWorld({ postgres: 'embedded' });
  try {
    const goods = await smallGoods(world);
    const { origin, signal } = world;
    const buyers = (name: string) =>
      sendShoppers({ origin, signal, goods, count: SHOPPERS, random, name });
    const buyingMs = scaled(BUYING_MS, scale, 5000);

    const before = buyers('before');
    await sleep(buyingMs);
    const paidBefore = before.acknowledged.receipts.filter(({ isPaid }) => isPaid);
    const file = path.join(world.folder, 'shop.backup');
    const begun = performance.now();
    await runCommand(world.environment, 'backup', '--to', file);
    const backupMs = performance.now() - begun;
    await before.stop();
    await world.webs[0]!.stop();

    report('restoring');
    const dataFolder = path.join(world.folder, 'restored');
    const environment = { ...world.environment, DATA_DIR: dataFolder };
    const since = performance.now();
    await runCommand(environment, 'restore', file);
    const restoreMs = performance.now() - since;
    const restored = shopProcess(origin, { ...environment, PORT: new URL(origin).port });
    const postgres = embeddedServer(dataFolder);
    try {
      restored.start();
      await restored.untilReady();
      const after = buyers('after');
      await sleep(buyingMs);
      await after.stop();
      const paidAfter = after.acknowledged.receipts.filter(({ isPaid }) => isPaid);
      const losses = await databaseAt(postgres, async (database) => {
        const settled = await untilSettled(database);
        return [
          ...settled.losses,
          ...(await lostOrders(database, [...paidBefore, ...paidAfter])),
          ...(await lostStock(database)),
          ...(await brokenInvoices(database)),
          ...(await lostFiles(database)),
        ];
      });
      return [
        {
          scenario: 'backup under load, restored elsewhere',
          provoked: `1 backup, ${paidBefore.length} orders paid before it and ${paidAfter.length} after the restore`,
          seen: `backup ${inSeconds(backupMs)}, restore ${inSeconds(restoreMs)}`,
          losses: [
            ...losses,
            ...restored.unexpectedEnds,
            ...after.acknowledged.serverErrors,
            ...after.acknowledged.givenUp,
            ...(paidBefore.length === 0 || paidAfter.length === 0 ? ['nothing was bought'] : []),
          ],
        },
      ];
    } finally {
      if (restored.isRunning) await restored.stop();
      await postgres.stop();
    }
  } finally {
    await world.stop();
  }
};
