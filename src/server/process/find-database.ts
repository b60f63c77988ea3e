/** Finds the shop's database: the configured one, or the embedded one in the data folder. */
import type { Config } from '../config/config.ts';
import { startEmbedded } from '../database/embedded/embedded.ts';
import type { EmbeddedPostgres } from '../database/embedded/embedded.ts';
import type { Stopper } from './stop.ts';

/** Returns its URL; the stopper closes an embedded database. */
export async function findDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  stopper: Stopper,
  report: (line: string) => void,
): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl;
  const starting = startEmbedded({ dataFolder: config.dataFolder, report });
  // Registered before it starts, so that a stop during the start does not leave it running.
  const known: { embedded?: EmbeddedPostgres } = {};
  stopper.add('database', {
    stop: async () => (await starting.catch(() => undefined))?.stop(),
    force: () => known.embedded?.force(),
  });
  known.embedded = await starting;
  return known.embedded.url;
}
