/** Composes the shop over a migrated database: demo shop, services, app, jobs, door. */

import path from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from '../domain/clock.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { listenToCatalogue } from './database/catalogue-version.ts';
import { openDatabase } from './database/connection.ts';
import type { Database } from './database/connection.ts';
import { compositorPool } from './features/artwork/compositor-pool.ts';
import { catalogueIsEmpty, loadCatalogue } from './features/catalogue/catalogue.load.ts';
import { SCHEDULE } from './jobs/schedule.ts';
import { startWorker } from './jobs/worker.ts';
import { outsideWorld } from './outside-world.ts';
import { buildServices } from './services.ts';
import type { Stopper } from './stop.ts';
import { registerStorefront } from './storefront.ts';
import { jobHandlers } from './wiring.ts';

export interface OpenShopOptions {
  config: Config;
  databaseUrl: string;
  logger: Logger;
  stopper: Stopper;
  report: (line: string) => void;
  /** The checkout's root. */
  root: string;
  /** Signs tokens and links. */
  secret: string;
  development: boolean;
}

const clock: Clock = () => new Date();

export async function openShop(options: OpenShopOptions): Promise<void> {
  const { config, databaseUrl, logger, stopper, report, root, secret, development } = options;
  const database = openDatabase(databaseUrl, {
    poolSize: config.databasePool,
    onIdleError: (err) => logger.warn({ err }, 'a database connection was lost'),
  });
  stopper.add('connections', { stop: () => database.destroy() });
  await loadDemoShop(database, report);
  const version = await listenToCatalogue(databaseUrl);
  stopper.add('connections', version);
  const compositor = compositorPool({ catalogueFolder: path.join(root, 'catalogue') });
  stopper.add('connections', { stop: () => compositor.close() });
  const outside = await outsideWorld({ config, clock, secret });
  stopper.add('connections', outside);
  const surroundings = {
    ...{ config, root, secret, logger, clock },
    ...{ database, version, compositor, outside },
  };
  const services = buildServices(surroundings);
  if (config.role !== 'worker') {
    const { fastify, api } = buildApp({ ...surroundings, services, strict: development });
    await outside.register(fastify);
    await registerStorefront(fastify, { config, clock, version, api, root, development });
    stopper.add('requests', { stop: () => fastify.close() });
    await fastify.listen({ host: config.host, port: config.port });
  }
  if (config.role !== 'web') {
    stopper.add(
      'jobs',
      await startWorker({
        url: databaseUrl,
        handlers: jobHandlers(services),
        schedule: SCHEDULE,
        logger,
      }),
    );
  }
}

async function loadDemoShop(database: Database, report: (line: string) => void): Promise<void> {
  if (!(await catalogueIsEmpty(database))) return;
  report('Loading the demo shop …');
  let told = 0;
  await loadCatalogue(database, clock(), (done, all) => {
    const tenths = Math.floor((10 * done) / all);
    if (tenths > told) report(`Loading the demo shop: ${(told = tenths) * 10} %`);
  });
}
