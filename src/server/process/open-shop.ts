/** Composes the shop over a migrated database: demo shop, services, app, jobs, listening port. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../domain/time/clock.ts';
import { buildApp } from '../app.ts';
import { scheduledBackups } from '../backup/scheduled-backups.ts';
import type { Database } from '../database/connection/connection.ts';
import { insist } from '../database/connection/insist.ts';
import {
  addNewProducts,
  catalogueHasGrown,
} from '../features/catalogue/loading/catalogue.additions.ts';
import { catalogueIsEmpty, loadCatalogue } from '../features/catalogue/loading/catalogue.load.ts';
import { closeDemoCustomer, openDemoCustomer } from '../features/users/demo-customer.ts';
import { backupSchedule, SCHEDULE } from '../jobs/schedule.ts';
import { purgeSharedCaches } from '../caches/purge-shared-caches.ts';
import { shareRateLimits } from '../http/limits/shared-rate-limits.ts';
import { openServices } from '../services/open-services.ts';
import type { OpenServicesOptions } from '../services/open-services.ts';
import { registerStorefront } from '../storefront.ts';
import { jobHandlers } from '../wiring.ts';

export interface OpenShopOptions extends OpenServicesOptions {
  report: (line: string) => void;
  development: boolean;
}

/** Returns the address by which the demo owner signs in once; null in a live shop. */
export async function openShop(options: OpenShopOptions): Promise<string | null> {
  const { config, databaseUrl, logger, stopper, root, development } = options;
  const { surroundings, services } = await openServices(options);
  const { clock, database, outside, version, settings } = surroundings;
  const { calendar } = services;
  await loadDemoShop(options, database, clock);
  await services.staff.closeDemoOwner();
  const onTrouble = (detail: object, message: string) => logger.warn(detail, message);
  // From here on shoppers may be served, so Postgres may be away without ending the shop.
  const whileServing = <Result>(work: () => Promise<Result>) =>
    insist(work, {
      isStopping: stopper.isStopping,
      onAway: (err) => onTrouble({ err }, 'the start waits for the database'),
    });
  if (config.role !== 'worker') {
    const { isStopping } = stopper;
    const { fastify, api } = buildApp({
      ...surroundings,
      services,
      strict: development,
      isStopping,
    });
    await outside.register(fastify);
    const shown = { config, clock, version, settings, calendar, api, root, development };
    await registerStorefront(fastify, shown);
    stopper.add('requests', { stop: () => fastify.close() });
    await fastify.listen({ host: config.host, port: config.port });
    stopper.add('readiness', { stop: () => sleep(config.drainSeconds * 1000) });
    services.search.prepare().catch((err: unknown) => onTrouble({ err }, 'search is not prepared'));
    if (config.role === 'web' && config.rateLimits !== Infinity)
      stopper.add(
        'requests',
        await whileServing(() => shareRateLimits({ database, databaseUrl, onTrouble })),
      );
    stopper.add(
      'requests',
      purgeSharedCaches({
        caches: config.sharedCaches,
        version,
        onTrouble,
      }),
    );
  }
  if (config.role !== 'web') {
    const backups =
      config.backups &&
      scheduledBackups({
        source: {
          databaseUrl,
          dataFolder: config.dataFolder,
          media: outside.media,
          secret: config.secret,
        },
        ...config.backups,
        clock,
        logger,
      });
    // Shoppers need not wait for it.
    const { startWorker } = await import('../jobs/worker.ts');
    stopper.add(
      'jobs',
      await whileServing(() =>
        startWorker({
          url: databaseUrl,
          handlers: jobHandlers(services, backups),
          schedule: config.backups ? [...SCHEDULE, backupSchedule(config.backups.hour)] : SCHEDULE,
          logger,
        }),
      ),
    );
  }
  if (config.role === 'worker') return null;
  return (await whileServing(() => services.staff.openDemoOwner()))?.address ?? null;
}

async function loadDemoShop(
  { config, report }: OpenShopOptions,
  database: Database,
  clock: Clock,
): Promise<void> {
  if (config.trial) await openDemoCustomer(database, clock());
  else await closeDemoCustomer(database, clock());
  const { vatRatePercent } = config.shop;
  if (!(await catalogueIsEmpty(database))) {
    if (!(await catalogueHasGrown(database))) return;
    const added = await addNewProducts(database, clock(), { vatRatePercent });
    if (added.length > 0) report(`Added ${added.length} new products to the shop.`);
    return;
  }
  report('Loading the demo shop …');
  let reported = 0;
  await loadCatalogue(database, clock(), {
    vatRatePercent,
    onProgress: (done, all) => {
      const tenths = Math.floor((10 * done) / all);
      if (tenths > reported) report(`Loading the demo shop: ${(reported = tenths) * 10} %`);
    },
  });
}
