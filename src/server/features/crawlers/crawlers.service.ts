/** Documents for search engines and price comparison sites. */
import type { Clock } from '../../../domain/time/clock.ts';
import type { DeliveryZone } from '../../../domain/delivery/delivery.ts';
import type { Database } from '../../database/connection.ts';
import { translate } from '../../translations.ts';
import { crawlersStore } from './crawlers.store.ts';
import type { Origins } from './picture-address.ts';
import { productFeed } from './product-feed.ts';
import { robots } from './robots.ts';
import { siteMap } from './site-map.ts';

export interface CrawlersDependencies extends Origins {
  database: Database;
  clock: Clock;
  shopName: string;
  zones: readonly DeliveryZone[];
}

export type CrawlersService = ReturnType<typeof crawlersService>;

export function crawlersService({
  database,
  clock,
  shopName,
  zones,
  ...origins
}: CrawlersDependencies) {
  const store = crawlersStore(database);
  const about = translate('home')('description');
  const mainland = zones.find(({ name }) => name === 'uk');
  const deliveryPence = mainland?.pricePence ?? null;
  return {
    robots: () => robots(origins.origin),
    siteMap: siteMap({ store, clock, ...origins }),
    productFeed: () => productFeed({ store, clock, shopName, about, deliveryPence, ...origins }),
  };
}
