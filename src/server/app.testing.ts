/** A whole shop for tests: the real app over a real database with the small shop in it, asked by endpoint name. */
import path from 'node:path';
import { pino } from 'pino';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll } from 'vitest';
import type { AnswerOf, RequestOf } from '../contract/contract.ts';
import { endpoints } from '../contract/endpoints.ts';
import type { EndpointName } from '../contract/endpoints.ts';
import type { Clock } from '../domain/clock.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { listenToCatalogue } from './database/catalogue-version.ts';
import { testDatabase } from './database/testing.ts';
import { compositorPool } from './features/artwork/compositor-pool.ts';
import { openSmallShop } from './features/catalogue/catalogue.testing.ts';
import { buildServices } from './services.ts';

export interface TestShopOptions {
  clock?: Clock;
  environment?: NodeJS.ProcessEnv;
  /** 1 keeps the rate limits. */
  patience?: number;
}

/** Call it at the top of a test file. */
export async function testShop({ clock = () => new Date(), environment = {}, patience = 1_000_000 }: TestShopOptions = {}) {
  const { database, url } = await testDatabase();
  const { productIds } = await openSmallShop(database, clock);
  const version = await listenToCatalogue(url);
  const config = readConfig({ ...environment, LOG_LEVEL: 'silent' }, '/nowhere');
  const root = path.join(import.meta.dirname, '../..');
  const compositor = compositorPool({ catalogueFolder: path.join(root, 'catalogue'), threads: 1 });
  const surroundings = { config, root, database, clock, version, compositor, logger: pino({ level: 'silent' }) };
  const services = buildServices(surroundings);
  const { fastify } = buildApp({ ...surroundings, services, strict: true, patience });
  afterAll(async () => {
    await fastify.close();
    await compositor.close();
    await version.stop();
  });

  async function ask<Name extends EndpointName>(name: Name, request: Partial<RequestOf<Name>>): Promise<LightMyRequestResponse> {
    const { method, path } = endpoints[name];
    const { params = {}, query, body } = request as { params?: Record<string, string>; query?: Record<string, string>; body?: object };
    const url = path.replaceAll(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(params[part] ?? ''));
    return fastify.inject({ method, url, ...(query && { query }), ...(body && { payload: body }) });
  }

  return {
    app: fastify, database, url, services, config, productIds, ask,
    /** The answer's data; fails where the call was refused. */
    async call<Name extends EndpointName>(name: Name, request: Partial<RequestOf<Name>>): Promise<AnswerOf<Name>> {
      const response = await ask(name, request);
      if (response.statusCode >= 300) throw new Error(`${name} answered ${response.statusCode}: ${response.body}`);
      return response.json<{ data: AnswerOf<Name> }>().data;
    },
  };
}
