/** Generates hostile requests from the OpenAPI description of a call and one request that it accepts. */
import { hostileBodies } from './hostile-bodies.ts';
import { label, made, optionsOf, addressOf } from './hostile-request.ts';
import type { DescribedCall, HostileRequest, ValidRequest } from './hostile-request.ts';
import { LONE_SURROGATE, ODD_TEXTS } from './hostile-values.ts';

export function* hostileRequests(
  call: DescribedCall,
  valid: ValidRequest,
): Generator<HostileRequest> {
  yield* hostileParts('path', call, valid);
  yield* hostileParts('query', call, valid);
  yield* hostileHeaders(call, valid);
  yield* oddHeaders(call, valid);
  yield* hostileMethods(call, valid);
  if (call.body && valid.body)
    yield* hostileBodies(call, call.body, { ...valid, body: valid.body });
}

function* hostileParts(
  place: 'path' | 'query',
  call: DescribedCall,
  valid: ValidRequest,
): Generator<HostileRequest> {
  const key = place === 'path' ? 'params' : 'query';
  const names = call.parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name }) => name);
  const unknown =
    place === 'query' ? ['price', 'total', '__proto__', 'constructor', 'page[]', 'a[b][c]'] : [];
  for (const name of [...names, ...unknown]) {
    for (const text of ODD_TEXTS.filter((odd) => odd.length < 6_000)) {
      // A lone surrogate cannot be percent-encoded: its replacement character is sent.
      const part = text.replaceAll(LONE_SURROGATE, '\ufffd');
      yield made(
        call,
        { ...valid, [key]: { ...valid[key], [name]: part } },
        `${place} ${name}: ${label(text)}`,
      );
    }
  }
  for (const raw of [
    '%',
    '%0',
    '%ZZ',
    '%E0%A4%A',
    '%C0%AE%C0%AE%2F',
    '%00',
    '%2e%2e%2f',
    '%252e%252e',
    ';a=b',
    '//',
    '%0d%0aX: y',
    '?',
    '#',
    '\\',
    '|',
    '~',
    '*',
    '%ff%fe',
    '%uD800',
  ]) {
    const address = addressOf(call, valid);
    const corrupted =
      place === 'query'
        ? `${address}${address.includes('?') ? '&' : '?'}x=${raw}`
        : corrupt(call, valid, raw);
    yield {
      ...made(call, valid, `${place} raw: ${raw}`),
      options: { ...optionsOf(call, valid), url: corrupted },
      ...(place === 'query' ? { query: { ...valid.query, x: raw } } : { params: { raw } }),
    };
  }
}

/** Puts the raw text in place of the first parameter, or after the path of a call without any. */
function corrupt({ path }: DescribedCall, valid: ValidRequest, raw: string): string {
  let place = 0;
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    place++ === 0 ? raw : encodeURIComponent(valid.params[name] ?? ''),
  );
  return place === 0 ? `${address}/${raw}` : address;
}

function* hostileHeaders(call: DescribedCall, valid: ValidRequest): Generator<HostileRequest> {
  const part = valid.headers.authorization?.split('.') ?? ['e30', 'e30', 'e30'];
  const [head = '', claims = '', signature = ''] = part;
  const bearers = [
    '',
    'Bearer',
    'Bearer ',
    'Bearer null',
    'Bearer undefined',
    'Bearer a',
    'Bearer a.b',
    'Bearer a.b.c',
    'Bearer a.b.c.d.e',
    'Bearer ..',
    'Basic YWRtaW46YWRtaW4=',
    'Digest x',
    'bearer: x',
    'Bearer Bearer x',
    `Bearer ${'a'.repeat(10_000)}`,
    `Bearer ${'a.'.repeat(2_000)}`,
    'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.',
    'Bearer eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ4In0.c2ln',
    "Bearer ' OR 1=1 --",
    'Bearer %00',
    `${head}.${claims}.`,
    `${head}.${claims}.${signature}x`,
    `${head}.${claims}x.${signature}`,
    `${head}x.${claims}.${signature}`,
    `${head}.${claims}.${signature.slice(1)}`,
    `Bearer ${claims}.${signature}`,
  ];
  for (const authorization of bearers) {
    const headers = { ...valid.headers, authorization };
    yield {
      ...made(call, { ...valid, headers }, `authorization: ${label(authorization)}`),
      params: { bearer: authorization },
    };
  }
  const types = [
    'text/plain',
    'text/html',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/octet-stream',
    'image/svg+xml',
    'application/javascript',
    'application/yaml',
    '../../x',
    'application/json/x',
    ';',
    'a'.repeat(3_000),
  ];
  if (call.body) {
    for (const type of types) {
      const options = {
        ...optionsOf(call, valid),
        payload: JSON.stringify(valid.body),
        headers: { ...valid.headers, 'content-type': type },
      };
      yield { ...made(call, valid, `content-type: ${label(type)}`), options, params: { type } };
    }
  }
}

/** Headers that proxies, caches and browsers send, with invalid contents. */
function* oddHeaders(call: DescribedCall, valid: ValidRequest): Generator<HostileRequest> {
  const names = [
    'host',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-http-method-override',
    'x-original-url',
    'forwarded',
    'cookie',
    'accept',
    'accept-encoding',
    'accept-language',
    'if-none-match',
    'if-modified-since',
    'origin',
    'referer',
    'range',
    'user-agent',
    'sec-purpose',
  ];
  // Each header is tested with a share of the texts that a header can contain.
  const texts = ODD_TEXTS.filter((odd) => /^[\x20-\x7e]{1,4000}$/.test(odd));
  for (const [place, name] of names.entries()) {
    for (const text of texts.filter((_, at) => at % 3 === place % 3)) {
      const headers = { ...valid.headers, [name]: text };
      yield made(call, { ...valid, headers }, `${name}: ${label(text)}`);
    }
  }
}

function* hostileMethods(call: DescribedCall, valid: ValidRequest): Generator<HostileRequest> {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
    if (method === call.method) continue;
    yield {
      ...made(call, valid, `method ${method}`),
      options: { ...optionsOf(call, valid), method },
      params: { method },
    };
  }
}
