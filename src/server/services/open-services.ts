/** Opens the features' services over a migrated database, with all their dependencies. */
import path from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from '../../domain/time/clock.ts';
import type { Config } from '../config/config.ts';
import { listenToCatalogue, versionWith } from '../database/catalogue-version.ts';
import { listenToOffice } from '../database/office-changes.ts';
import { openDatabase } from '../database/connection/connection.ts';
import { compositorPool } from '../features/artwork/compose/compositor-pool.ts';
import { listenToSettings } from '../features/settings/live-settings.ts';
import { openPhotoProcessor } from '../features/uploads/photo-processor.ts';
import { firstSettings, liveShop, liveTexts } from './live-shop.ts';
import { outsideWorld } from '../process/outside-world.ts';
import { buildServices } from './services.ts';
import type { Stopper } from '../process/stop.ts';

export interface OpenServicesOptions {
  config: Config;
  databaseUrl: string;
  logger: Logger;
  stopper: Stopper;
  /** The checkout's root. */
  root: string;
  /** Signs tokens and links. */
  secret: string;
}

const clock: Clock = () => new Date();

export async function openServices(options: OpenServicesOptions) {
  const { config, databaseUrl, logger, stopper, root, secret } = options;
  const database = openDatabase(databaseUrl, {
    poolSize: config.databasePool,
    onLost: (err) => logger.warn({ err }, 'a database connection was lost'),
  });
  stopper.add('connections', { stop: () => database.destroy() });
  const catalogue = await listenToCatalogue(databaseUrl);
  stopper.add('connections', catalogue);
  const settings = await listenToSettings({
    database,
    url: databaseUrl,
    first: firstSettings(config),
    onTrouble: (detail, message) => logger.warn(detail, message),
  });
  stopper.add('connections', settings);
  const officeChanges = listenToOffice(databaseUrl);
  stopper.add('connections', officeChanges);
  const compositor = compositorPool({ catalogueFolder: path.join(root, 'catalogue') });
  stopper.add('connections', { stop: () => compositor.close() });
  const photoProcessor = openPhotoProcessor();
  stopper.add('connections', { stop: () => photoProcessor.close() });
  const outside = await outsideWorld({ config, clock, secret });
  stopper.add('connections', outside);
  const surroundings = {
    config,
    root,
    secret,
    logger,
    clock,
    database,
    databaseUrl,
    version: versionWith(catalogue, settings),
    settings,
    shop: liveShop(config.shop, settings.current),
    texts: liveTexts(settings.current),
    officeChanges,
    compositor,
    photoProcessor,
    outside,
  };
  return { surroundings, services: buildServices(surroundings) };
}
