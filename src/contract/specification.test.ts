/** The calls are exactly the specification's and the additions, each with a reason. */
import { describe, expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';
import type { EndpointName } from './endpoints.ts';
import { operations } from './operations.ts';
import { openApiDocument } from '../server/docs/openapi.ts';

/** As written in the specification. */
const SPECIFICATION = [
  'POST /api/token/refresh',
  'POST /api/login_check',

  'POST /api/users/create',
  'POST /api/users/recover',
  'GET /api/users/me',
  'GET /api/users/counts',
  'GET /api/users/search/{term}',
  'PUT /api/users/me/update',
  'PUT /api/users/me/password',
  'POST /api/users/me/keys',

  'GET /api/addresses/all',
  'POST /api/addresses/new',
  'PUT /api/addresses/{id}/update',
  'DELETE /api/addresses/{id}/delete',

  'POST /api/notifications/all',
  'GET /api/notifications/{id}/read',
  'GET /api/notifications/all/read',
  'DELETE /api/notifications/{id}/delete',

  'GET /api/orders/all',
  'GET /api/orders/{id}/get',
  'GET /api/orders/{id}/check',

  'GET /gateway/paypal/{id}/new',
  'GET /api/gateway/paypal/{id}/new',
  'GET /api/gateway/paypal/{id}/capture',
  'GET /api/gateway/paypal/{id}/get',

  'GET /api/cart/{cartId}/get',
  'POST /api/cart/{cartId}/add',
  'PUT /api/cart/{cartId}/item/{itemId}/update',
  'DELETE /api/cart/{cartId}/item/{itemId}/delete',
  'PUT /api/cart/{cartId}/address/{type}/update',
  'POST /api/cart/{cartId}/address/{type}/guest',
  'GET /api/cart/{cartId}/payment_method/{method}/checkout',
  'GET /api/cart/{cartId}/payment_method/{method}/guest-checkout',

  'GET /api/category/menu',
  'GET /api/category/slug/{slug}',
  'GET /api/product/slug/{slug}',
  'GET /api/product/sale',

  'POST /api/notify/website',
  'POST /api/search',
  'POST /api/wishlist/add',
  'POST /api/wishlist/remove',
  'GET /api/bank-holidays/get',
];

/** Calls that the specification makes with a bearer token. */
const WITH_BEARER =
  /^\w+ \/api\/(users\/(me|counts|search)|addresses|notifications|orders\/(all|\{id\})|gateway|wishlist|cart\/\{cartId\}\/(address\/\{type\}\/update|payment_method\/\{method\}\/checkout))/;

const names = Object.keys(endpoints) as EndpointName[];
const written = (name: EndpointName): string => `${endpoints[name].method} ${endpoints[name].path}`;
const isAddition = (name: EndpointName): boolean => operations[name].addition !== undefined;
const additions = names.filter(isAddition);
const specified = names.filter((name) => !isAddition(name));

describe('the calls', () => {
  test('in the OpenAPI document are exactly the specification’s and the additions', () => {
    const { paths } = openApiDocument('https://shop.example') as {
      paths: Record<string, Record<string, object>>;
    };
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual([...SPECIFICATION, ...additions.map(written)].toSorted());
  });

  test('of the specification are not marked as additions', () => {
    expect(specified.map(written).toSorted()).toEqual(SPECIFICATION.toSorted());
  });

  test('that are additions have a reason', () => {
    const unexplained = additions.filter(
      (name) => !/^[A-Z].{8,}\.$/.test(operations[name].addition ?? ''),
    );
    expect(unexplained).toEqual([]);
  });

  test('have the callers that the specification gives', () => {
    const callers = (of: (name: EndpointName) => string) =>
      Object.fromEntries(specified.map((name) => [written(name), of(name)]));
    expect(callers((name) => endpoints[name].caller)).toEqual(
      callers((name) => (WITH_BEARER.test(written(name)) ? 'customer' : 'guest')),
    );
  });
});
