/** What the services are built from, besides one another. */
import type { Logger } from 'pino';
import type { Clock } from '../../domain/time/clock.ts';
import type { Config } from '../config.ts';
import type { CatalogueVersion } from '../database/catalogue-version.ts';
import type { Database } from '../database/connection.ts';
import type { CompositorPool } from '../features/artwork/compose/compositor-pool.ts';
import type { PhotoLab } from '../features/uploads/photo-lab.ts';
import type { OutsideWorld } from '../outside-world.ts';

export interface Surroundings {
  config: Config;
  database: Database;
  clock: Clock;
  version: CatalogueVersion;
  compositor: CompositorPool;
  lab: PhotoLab;
  outside: Pick<OutsideWorld, 'payment' | 'mail' | 'media'>;
  logger: Logger;
  /** The checkout's root. */
  root: string;
  /** Signs tokens and links. */
  secret: string;
}
