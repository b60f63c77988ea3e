/** A whole shop for tests: the real app over a real database with the small shop's data, called by endpoint name. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import type { Logger } from 'pino';
import type { LightMyRequestResponse } from 'fastify';
import type { KyselyPlugin } from 'kysely';
import { afterAll } from 'vitest';
import type { AnswerOf, RequestOf } from '../../contract/contract.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import { operations } from '../../contract/operations.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { listenToCatalogue, versionWith } from '../database/catalogue-version.ts';
import { listenToOffice } from '../database/office-changes.ts';
import { newId } from '../database/ids.ts';
import { testDatabase } from './database/database.ts';
import { compositorPool } from '../features/artwork/compose/compositor-pool.ts';
import { listenToSettings } from '../features/settings/live-settings.ts';
import { openPhotoProcessor } from '../features/uploads/photo-processor.ts';
import { openSmallShop } from './features/small-shop.ts';
import { freePort } from '../database/embedded/free-port.ts';
import { firstSettings, liveShop, liveTexts } from '../services/live-shop.ts';
import { outsideWorld } from '../process/outside-world.ts';
import { buildServices } from '../services/services.ts';

export interface TestShopOptions {
  clock?: Clock;
  environment?: NodeJS.ProcessEnv;
  /** 1 keeps the rate limits. */
  limitFactor?: number;
  /** Silent by default. */
  logger?: Logger;
  /** Sees every query of the shop. */
  plugin?: KyselyPlugin;
  /** At least 32 characters if a command is to share it. */
  secret?: string;
}

/** The sender of a customer's call. */
export interface Bearer {
  token: string;
}

/** Call it at the top of a test file. */
export async function testShop({
  clock = () => new Date(),
  environment = {},
  limitFactor = 1_000_000,
  logger = pino({ level: 'silent' }),
  plugin,
  secret = 'a secret of tests',
}: TestShopOptions = {}) {
  const { database: plain, url } = await testDatabase();
  const database = plugin ? plain.withPlugin(plugin) : plain;
  const { productIds } = await openSmallShop(database, clock);
  const catalogueVersion = await listenToCatalogue(url);
  const officeChanges = listenToOffice(url);
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'keepsake-shop-'));
  const given = readConfig(
    {
      HOST: '127.0.0.1',
      PORT: String(await freePort()),
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'silent',
      ...environment,
    },
    '/nowhere',
  );
  const config = { ...given, rateLimits: limitFactor };
  const root = path.join(import.meta.dirname, '../../..');
  const compositor = compositorPool({
    catalogueFolder: path.join(root, 'catalogue'),
    processes: 1,
  });
  const photoProcessor = openPhotoProcessor();
  const outside = await outsideWorld({ config, clock, secret });
  const settings = await listenToSettings({
    database,
    url,
    first: firstSettings(config),
    onTrouble: (detail, message) => logger.warn(detail, message),
  });
  const surroundings = {
    config,
    root,
    secret,
    database,
    databaseUrl: url,
    clock,
    version: versionWith(catalogueVersion, settings),
    settings,
    shop: liveShop(config.shop, settings.current),
    texts: liveTexts(settings.current),
    officeChanges,
    compositor,
    photoProcessor,
    outside,
    logger,
  };
  const services = buildServices(surroundings);
  const { fastify } = buildApp({ ...surroundings, services, strict: true, limitFactor });
  await outside.register(fastify);
  afterAll(async () => {
    await fastify.close();
    await outside.stop();
    await compositor.close();
    await photoProcessor.close();
    await catalogueVersion.stop();
    await settings.stop();
    await officeChanges.stop();
    await rm(dataFolder, { recursive: true, force: true });
  });

  async function ask<Name extends EndpointName>(
    name: Name,
    request: Partial<RequestOf<Name>>,
    bearer?: Bearer,
  ): Promise<LightMyRequestResponse> {
    const { method, path } = endpoints[name];
    const {
      params = {},
      query,
      body,
    } = request as {
      params?: Record<string, string>;
      query?: Record<string, string>;
      body?: object;
    };
    const url = path.replaceAll(/\{(\w+)\}/g, (_, part: string) =>
      encodeURIComponent(params[part] ?? ''),
    );
    return fastify.inject({
      method,
      url,
      ...(query && { query }),
      ...(body && { payload: body instanceof Uint8Array ? Buffer.from(body) : body }),
      headers: {
        ...(body instanceof Uint8Array && { 'content-type': 'image/jpeg' }),
        ...(bearer && { authorization: `Bearer ${bearer.token}` }),
      },
    });
  }

  return {
    app: fastify,
    database,
    url,
    services,
    config,
    clock,
    productIds,
    ask,
    /** Starts listening, because payment goes over HTTP. Returns the shop's address. */
    open: () => fastify.listen({ host: config.host, port: config.port }),

    /** Returns the response's data; fails if the call was refused. */
    async call<Name extends EndpointName>(
      name: Name,
      request: Partial<RequestOf<Name>>,
      bearer?: Bearer,
    ): Promise<AnswerOf<Name>> {
      const response = await ask(name, request, bearer);
      if (response.statusCode >= 300)
        throw new Error(`${name} answered ${response.statusCode}: ${response.body}`);
      const answer = response.json<{ data: AnswerOf<Name> }>();
      return operations[name].bare ? (answer as AnswerOf<Name>) : answer.data;
    },

    /** A signed-in customer inserted directly into the database, for tests of other features than sign-in. */
    async signedIn(given: { email?: string; firstName?: string } = {}) {
      const customerId = newId();
      const sessionId = newId();
      const email = given.email ?? `${customerId}@example.org`;
      await database
        .insertInto('customer')
        .values({
          id: customerId,
          email,
          firstName: given.firstName ?? 'Siân',
          lastName: 'Price',
          emailConfirmedAt: clock(),
          createdAt: clock(),
        })
        .execute();
      await database
        .insertInto('session')
        .values({ id: sessionId, customerId, createdAt: clock() })
        .execute();
      const token = await services.auth.issueAccessToken({ customerId, sessionId });
      return { customerId, sessionId, email, token };
    },
  };
}
