/** The database of this shop: the one that was given, or the embedded one below the data folder. */
import type { Config } from './config.ts';
import { startEmbedded } from './database/embedded/embedded.ts';
import type { EmbeddedPostgres } from './database/embedded/embedded.ts';
import type { Stopper } from './stop.ts';

/** Answers its address; the stopper closes what was started here. */
export async function findDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  stopper: Stopper,
  report: (line: string) => void,
): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl;
  const starting = startEmbedded({ dataFolder: config.dataFolder, report });
  // Known before it has started: a stop in between must not leave it running.
  const known: { embedded?: EmbeddedPostgres } = {};
  stopper.add('database', {
    stop: async () => (await starting.catch(() => undefined))?.stop(),
    force: () => known.embedded?.force(),
  });
  known.embedded = await starting;
  return known.embedded.url;
}
