/** Adds the storefront and the office to the app: the built bundle, or Vite with the sources in development. */

import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../domain/time/clock.ts';
import type { AnnouncedOrders } from './features/calendar/announced-orders.ts';
import { nameDay } from '../domain/calendar/name-day.ts';
import { hourText } from '../domain/calendar/hour-text.ts';
import { noticeOn } from '../domain/settings/shop-settings.ts';
import type { ShopSettings } from '../domain/settings/shop-settings.ts';
import { londonDate } from '../domain/time/london-date.ts';
import type { Config } from './config/config.ts';
import type { CatalogueVersion } from './database/catalogue-version.ts';
import { API_REFERENCE_ENTRY, registerApiReference } from './docs/api-reference.ts';
import type { CalendarService } from './features/calendar/calendar.service.ts';
import type { LiveSettings } from './features/settings/live-settings.ts';
import { registerOfficePage } from './http/office/office-page.ts';
import { registerLocales } from './http/pages/locales.ts';
import { builtBundle, registerAssets } from './http/pages/page-bundle.ts';
import { developmentBundle } from './http/pages/page-development.ts';
import { registerPages } from './http/pages/page.ts';
import type { LocalApi } from './http/serve.ts';
import { registerWebManifest } from './http/pages/web-manifest.ts';
import { translate } from './emails/translations.ts';

export interface StorefrontOptions {
  config: Config;
  clock: Clock;
  version: CatalogueVersion;
  settings: LiveSettings;
  calendar: CalendarService;
  api: LocalApi;
  /** The checkout's root. */
  root: string;
  development: boolean;
}

export async function registerStorefront(
  app: FastifyInstance,
  options: StorefrontOptions,
): Promise<void> {
  const { config, clock, version, settings, calendar, api, root, development } = options;
  const dist = path.join(root, 'dist');
  if (!development) registerAssets(app, dist);
  registerWebManifest(app, {
    name: () => settings.current().company.name,
    description: () =>
      translate('home')('description', {
        cutOff: hourText(settings.current().dispatch.cutOffHour),
      }),
  });
  registerLocales(app, path.join(root, 'locales'));
  const bundle = development ? await developmentBundle(app) : builtBundle(dist);
  registerApiReference(app, {
    ...bundle.entry(API_REFERENCE_ENTRY),
    contentSecurityPolicy: bundle.contentSecurityPolicy,
  });
  registerOfficePage(app, {
    bundle,
    shopName: () => settings.current().company.name,
    imageOrigins: [config.mediaOrigin],
  });
  registerPages(app, {
    bundle,
    api,
    cutOffHour: () => settings.current().dispatch.cutOffHour,
    settings: async () => ({
      ...publicSettings(config, settings.current(), clock()),
      lastOrders: announced(await calendar.nextLastOrders()),
    }),
    version,
    isShared: config.sharedCaches.length > 0,
    clock,
    origin: config.origin,
    cachePages: !development,
  });
}

const announced = (last: AnnouncedOrders | null) =>
  last && {
    day: last.day,
    by: nameDay(last.dispatchOn),
    farther: last.farther.map(({ zone, dispatchOn }) => ({
      zone,
      by: dispatchOn && nameDay(dispatchOn),
    })),
  };

/** The part of the settings that pages show; it reaches every browser. */
function publicSettings(
  config: Config,
  { company, delivery, dispatch, notice }: ShopSettings,
  now: Date,
) {
  const { shop, origin, mediaOrigin, avatarOrigin, statusUrl, uploadDaysAfterDispatch } = config;
  return {
    name: company.name,
    company: company.legalName,
    address: company.address,
    companyNumber: company.companyNumber,
    vatNumber: company.vatRegistered ? company.vatNumber : null,
    origin,
    phone: company.phone,
    openingHours: company.openingHours,
    email: company.email,
    mediaOrigin: mediaOrigin || '/media',
    avatarOrigin,
    statusUrl: statusUrl ?? '/status',
    deliveryZones: delivery.zones,
    cutOff: hourText(dispatch.cutOffHour),
    notice: noticeOn(londonDate(now), notice),
    findsAddresses: config.idealPostcodes !== null || config.trial,
    photoDays: uploadDaysAfterDispatch,
    social: shop.social,
  };
}
