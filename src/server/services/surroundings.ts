/** What the services are built from, besides one another. */
import type { Logger } from 'pino';
import type { Clock } from '../../domain/time/clock.ts';
import type { Config } from '../config/config.ts';
import type { CatalogueVersion } from '../database/catalogue-version.ts';
import type { Database } from '../database/connection/connection.ts';
import type { OfficeChanges } from '../database/office-changes.ts';
import type { CompositorPool } from '../features/artwork/compose/compositor-pool.ts';
import type { LiveSettings } from '../features/settings/live-settings.ts';
import type { PhotoProcessor } from '../features/uploads/photo-processor.ts';
import type { Shop } from './live-shop.ts';
import type { OutsideWorld } from '../process/outside-world.ts';
import type { EmailTexts } from '../emails/translations.ts';

export interface Surroundings {
  config: Config;
  database: Database;
  databaseUrl: string;
  clock: Clock;
  version: CatalogueVersion;
  /** What the office can change. */
  settings: LiveSettings;
  /** The seller as it is now: read its properties when they are needed. */
  shop: Shop;
  /** The texts of emails as they are now. */
  texts: EmailTexts;
  officeChanges: OfficeChanges;
  compositor: CompositorPool;
  photoProcessor: PhotoProcessor;
  outside: Pick<
    OutsideWorld,
    'payment' | 'mail' | 'media' | 'clickAndDrop' | 'addressFinder' | 'standIn'
  >;
  logger: Logger;
  /** The checkout's root. */
  root: string;
  /** Signs tokens and links. */
  secret: string;
  /** Whether orders are placed as sample orders; absent: they are not. */
  areSamples?: true;
}
