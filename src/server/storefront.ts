/** Adds the storefront to the app: the built bundle, or Vite with the sources in development. */

import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../domain/time/clock.ts';
import type { Config } from './config.ts';
import type { CatalogueVersion } from './database/catalogue-version.ts';
import { API_REFERENCE_ENTRY, registerApiReference } from './docs/api-reference.ts';
import { registerLocales } from './http/pages/locales.ts';
import { builtBundle, registerAssets } from './http/pages/page-bundle.ts';
import { developmentBundle } from './http/pages/page-development.ts';
import { registerPages } from './http/pages/page.ts';
import type { LocalApi } from './http/serve.ts';
import { registerWebManifest } from './http/pages/web-manifest.ts';
import { translate } from './translations.ts';

export interface StorefrontOptions {
  config: Config;
  clock: Clock;
  version: CatalogueVersion;
  api: LocalApi;
  /** The checkout's root. */
  root: string;
  development: boolean;
}

export async function registerStorefront(
  app: FastifyInstance,
  options: StorefrontOptions,
): Promise<void> {
  const { config, clock, version, api, root, development } = options;
  const dist = path.join(root, 'dist');
  if (!development) registerAssets(app, dist);
  registerWebManifest(app, {
    name: config.shop.name,
    description: translate('home')('description'),
  });
  registerLocales(app, path.join(root, 'locales'));
  const bundle = development ? await developmentBundle(app) : builtBundle(dist);
  registerApiReference(app, {
    ...bundle.entry(API_REFERENCE_ENTRY),
    contentSecurityPolicy: bundle.contentSecurityPolicy,
  });
  registerPages(app, {
    bundle,
    api,
    settings: publicSettings(config),
    catalogueVersion: () => version.current(),
    clock,
    origin: config.origin,
    keepPages: !development,
  });
}

/** The part of the configuration that pages show; it reaches every browser. */
function publicSettings(config: Config) {
  const { shop, origin, mediaOrigin, avatarOrigin, statusUrl, deliveryZones } = config;
  return {
    name: shop.name,
    company: shop.legalName,
    address: shop.address,
    companyNumber: shop.companyNumber,
    vatNumber: shop.vatRegistered ? shop.vatNumber : null,
    origin,
    phone: shop.phone,
    email: shop.email,
    mediaOrigin: mediaOrigin || '/media',
    avatarOrigin,
    statusUrl: statusUrl ?? '/status',
    deliveryZones,
    photoDays: config.uploadDaysAfterDispatch,
    social: shop.social,
  };
}
