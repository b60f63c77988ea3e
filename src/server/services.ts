/** Puts the features' services together, each with what it needs and nothing more. */
import type { Logger } from 'pino';
import type { Clock } from '../domain/clock.ts';
import { pence } from '../domain/money.ts';
import type { Config } from './config.ts';
import type { CatalogueVersion } from './database/catalogue-version.ts';
import type { Database } from './database/connection.ts';
import { artworkService } from './features/artwork/artwork.service.ts';
import type { CompositorPool } from './features/artwork/compositor-pool.ts';
import { previewShelf } from './features/artwork/preview-shelf.ts';
import { calendarService } from './features/calendar/calendar.service.ts';
import { cartService } from './features/cart/cart.service.ts';
import { catalogueService } from './features/catalogue/catalogue.service.ts';
import { searchService } from './features/search/search.service.ts';
import { bankHolidaysGateway } from './gateways/bank-holidays.gateway.ts';

export interface Surroundings {
  config: Config;
  database: Database;
  clock: Clock;
  version: CatalogueVersion;
  compositor: CompositorPool;
  logger: Logger;
}

export type Services = ReturnType<typeof buildServices>;

export function buildServices({ config, database, clock, version, compositor }: Surroundings) {
  const calendar = calendarService({ database, clock, holidays: bankHolidaysGateway(config.bankHolidaysUrl) });
  const catalogue = catalogueService({ database, clock, version });
  const search = searchService({ database, catalogue });
  const artwork = artworkService({ compositor, shelf: previewShelf(), productOf: catalogue.pictured });
  const zones = config.deliveryZones.map((zone) => ({ ...zone, pricePence: pence(zone.pricePence) }));
  const cart = cartService({ database, clock, catalogue, totals: { vatRegistered: config.shop.vatRegistered, zones } });
  return { calendar, catalogue, search, artwork, cart };
}
