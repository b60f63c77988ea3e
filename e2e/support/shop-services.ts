/** The running shop's services, as its commands open them: once for each worker instead of in a new process. */
import { readConfig } from '../../src/server/config/config.ts';
import { makeLogger } from '../../src/server/process/logging.ts';
import { openServices } from '../../src/server/services/open-services.ts';
import type { Services } from '../../src/server/services/services.ts';
import { ROOT, SECRET } from './shop-process.ts';
import { shop } from './shop.ts';

let opened: Promise<Services> | undefined;

export const shopServices = (): Promise<Services> => (opened ??= openThem());

async function openThem(): Promise<Services> {
  const { services } = await openServices({
    config: readConfig({ DATA_DIR: shop.dataFolder, ORIGIN: shop.origin, SECRET }, ROOT),
    databaseUrl: shop.databaseUrl,
    logger: await makeLogger('warn'),
    // They end with the worker's process.
    stopper: { add: () => {}, stop: () => {}, isStopping: () => false },
    root: ROOT,
    secret: SECRET,
  });
  return services;
}
