/**
 * Runs the measurements in sequence: print files, a shop at rest and first visits, painting in a
 * browser, then one kind of load at a time.
 */
import { startEmbedded } from '../src/server/database/embedded/embedded.ts';
import { atRest } from './at-rest.ts';
import type { Bench } from './bench-input.ts';
import type { Figure } from './goals.ts';
import { livePhoto } from './live-photo.ts';
import { printFiles } from './print-files/print-files.ts';
import { startServer } from './processes.ts';
import type { Server } from './processes.ts';
import { underLoad } from './load/under-load.ts';

const SHOP = '../src/server/main.ts';

export async function measure(bench: Bench): Promise<Figure[]> {
  const settings = {
    DATA_DIR: bench.dataFolder,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
  };
  const figures: Figure[] = await printFiles();
  // A shop that has started before, as nearly every start is.
  await during(startServer(SHOP, settings), async () => {});
  await during(
    startServer(SHOP, settings),
    async (whole) =>
      void figures.push(...(await atRest(bench, whole)), ...(await livePhoto(whole))),
  );
  // A busy shop has its worker in a separate process; here it would only blur the cost of a
  // request.
  await during(startServer(SHOP, { ...settings, ROLE: 'web' }), (web) =>
    during(startServer('load/hello-world.ts'), async (hello) => {
      const { pid } = await startEmbedded({ dataFolder: bench.dataFolder });
      figures.push(...(await underLoad(bench, web, hello, pid)));
    }),
  );
  return figures;
}

async function during(
  starting: Promise<Server>,
  work: (server: Server) => Promise<void>,
): Promise<void> {
  const server = await starting;
  try {
    await work(server);
  } finally {
    await server.stop();
  }
}
