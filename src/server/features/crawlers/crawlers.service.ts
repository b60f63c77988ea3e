/** Documents for search engines and price comparison sites. */
import type { Clock } from '../../../domain/time/clock.ts';
import type { DeliveryZone } from '../../../domain/delivery/delivery.ts';
import type { Database } from '../../database/connection/connection.ts';
import { translate } from '../../emails/translations.ts';
import { crawlersStore } from './crawlers.store.ts';
import type { Origins } from './picture-address.ts';
import { productFeed } from './product-feed.ts';
import { robots } from './robots.ts';
import { siteMap } from './site-map.ts';

export interface CrawlersDependencies extends Origins {
  database: Database;
  clock: Clock;
  /** As it is now. */
  shopName(): string;
  /** Such as '2pm', as it is now. */
  cutOff(): string;
  /** As they are now. */
  zones(): readonly DeliveryZone[];
}

export type CrawlersService = ReturnType<typeof crawlersService>;

export function crawlersService({
  database,
  clock,
  shopName,
  zones,
  cutOff,
  ...origins
}: CrawlersDependencies) {
  const store = crawlersStore(database);
  return {
    robots: () => robots(origins.origin),
    siteMap: siteMap({ store, clock, ...origins }),
    productFeed: () => {
      const about = translate('home')('description', { cutOff: cutOff() });
      const mainland = zones().find(({ name }) => name === 'uk');
      const deliveryPence = mainland?.pricePence ?? null;
      return productFeed({ store, clock, shopName: shopName(), about, deliveryPence, ...origins });
    },
  };
}
