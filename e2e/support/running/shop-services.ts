/** The running shop's services, as its commands open them: once for each worker instead of in a new process. */
import { readConfig } from '../../../src/server/config/config.ts';
import { makeLogger } from '../../../src/server/process/logging.ts';
import { openServices } from '../../../src/server/services/open-services.ts';
import { buildServices } from '../../../src/server/services/services.ts';
import type { Services } from '../../../src/server/services/services.ts';
import { ROOT, SECRET } from './shop-process.ts';
import { shop } from './open-shop.ts';

let opened: ReturnType<typeof openThem> | undefined;

export const shopServices = async (): Promise<Services> => (await (opened ??= openThem())).services;

/** The same at another time, for what the shop does later. */
export async function shopServicesAt(now: Date): Promise<Services> {
  const { surroundings } = await (opened ??= openThem());
  return buildServices({ ...surroundings, clock: () => now });
}

async function openThem() {
  return openServices({
    config: readConfig({ DATA_DIR: shop.dataFolder, ORIGIN: shop.origin, SECRET }, ROOT),
    databaseUrl: shop.databaseUrl,
    logger: await makeLogger('warn'),
    // They end with the worker's process.
    stopper: { add: () => {}, stop: () => {}, isStopping: () => false },
    root: ROOT,
    secret: SECRET,
  });
}
