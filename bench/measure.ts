/**
 * Runs the measurements in sequence: print files, a shop at rest and first visits, painting in a
 * browser, then one kind of load at a time.
 */
import { startEmbedded } from '../src/server/database/embedded/embedded.ts';
import { SHOP_PROGRAM } from '../tools/shop-program.mjs';
import { atRest } from './at-rest.ts';
import type { Bench } from './bench-input.ts';
import type { Figure } from './figures/goals.ts';
import { livePhoto } from './live-photo.ts';
import { printFiles } from './print-files/print-files.ts';
import { during, startServer } from './processes.ts';
import type { Server } from './processes.ts';
import { inRounds } from './figures/rounds.ts';
import { LOADS, underLoad } from './load/under-load.ts';

type Settings = Record<string, string>;

/** Parts of the bench besides the loads, by the name that `--only` takes. */
const PARTS = {
  'print-files': () => printFiles(),
  'at-rest': (bench: Bench, settings: Settings) =>
    during(startServer(SHOP_PROGRAM, settings), (whole) => atRest(bench, whole)),
  'live-photo': (_: Bench, settings: Settings) =>
    during(startServer(SHOP_PROGRAM, settings), (whole) => livePhoto(whole)),
};

export const MEASUREMENTS: readonly string[] = [...Object.keys(PARTS), ...LOADS];

/** @param only names of measurements */
export async function measure(bench: Bench, only: readonly string[]): Promise<Figure[]> {
  const settings = {
    DATA_DIR: bench.dataFolder,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
  };
  const figures: Figure[] = [];
  // A shop that has started before, as nearly every start is.
  await during(startServer(SHOP_PROGRAM, settings), async () => {});
  for (const [name, part] of Object.entries(PARTS))
    if (only.includes(name)) figures.push(...(await inRounds(bench, () => part(bench, settings))));
  const loads = LOADS.filter((name) => only.includes(name));
  if (loads.length > 0) figures.push(...(await loaded(bench, settings, loads)));
  return figures;
}

/**
 * A busy shop has its worker in a separate process; here it would only blur the cost of a request.
 */
function loaded(bench: Bench, settings: Settings, loads: readonly string[]): Promise<Figure[]> {
  return during(startServer(SHOP_PROGRAM, { ...settings, ROLE: 'web' }), (web) =>
    during(startServer('load/hello-world.ts'), async (hello: Server) => {
      const { pid, url } = await startEmbedded({ dataFolder: bench.dataFolder });
      return await underLoad(
        { ...bench, web, hello, databaseUrl: url, processes: { node: web.pid, postgres: pid } },
        loads,
      );
    }),
  );
}
