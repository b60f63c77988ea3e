/** Customers, their accounts, and their notifications. */
import { findAddresses } from '../features/addresses/find-addresses.ts';
import { addressesService } from '../features/addresses/addresses.service.ts';
import { authService } from '../features/auth/auth.service.ts';
import { notificationsService } from '../features/notifications/notifications.service.ts';
import { usersService } from '../features/users/users.service.ts';
import { wishlistService } from '../features/wishlist/wishlist.service.ts';
import type { Surroundings } from './surroundings.ts';
import type { CatalogueServices } from './catalogue-services.ts';

export type PeopleServices = ReturnType<typeof peopleServices>;

export function peopleServices(
  { config, shop, texts, database, clock, outside, logger, secret }: Surroundings,
  { catalogue }: CatalogueServices,
) {
  const { origin } = config;
  const auth = authService({
    database,
    clock,
    secret,
    origin,
    shopName: config.shop.name,
    limitFactor: config.rateLimits,
  });
  const users = usersService({
    database,
    clock,
    mail: outside.mail,
    sender: { shop, origin, texts },
    secret,
    limitFactor: config.rateLimits,
    endSessions: auth.endSessions,
    confirmPassword: auth.confirmPassword,
  });
  const notifications = notificationsService({ database, clock });
  const addresses = addressesService({ database, clock });
  const wishlist = wishlistService({ database, clock, catalogue, notifications });
  const finding = { finder: outside.addressFinder, warn: logger.warn.bind(logger) };
  return {
    auth,
    users,
    notifications,
    addresses,
    findAddresses: (postcode: string) => findAddresses(finding, postcode),
    wishlist,
  };
}
