/** What visitors and crawlers use besides buying. */
import { contactService } from '../features/contact/contact.service.ts';
import { crawlersService } from '../features/crawlers/crawlers.service.ts';
import { visitsService } from '../features/visits/visits.service.ts';
import type { Surroundings } from './surroundings.ts';

export function siteServices({ config, database, clock, outside }: Surroundings) {
  const { origin, shop, deliveryZones: zones } = config;
  const contact = contactService({
    database,
    clock,
    mail: outside.mail,
    shopName: shop.name,
    shopEmail: shop.email,
    origin,
  });
  return {
    contact,
    visits: visitsService({ database, clock }),
    crawlers: crawlersService({
      database,
      clock,
      origin,
      zones,
      shopName: shop.name,
      mediaOrigin: config.mediaOrigin || '/media',
    }),
  };
}
