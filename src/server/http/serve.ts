/** Turns an endpoint of the contract into a route: identify the caller, limit, parse, handle, respond. */
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { contract } from '../../contract/contract.ts';
import type { AnswerOf, CallOf, Shapes } from '../../contract/contract.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { EndpointName } from '../../contract/endpoints.ts';
import { GENERAL_PER_MINUTE, operations } from '../../contract/operations.ts';
import { ShopError } from '../../domain/errors.ts';
import type { AnswerCache } from './files/response-cache.ts';
import { sendPackedText } from './files/packed-text.ts';
import { surrogateHeaders } from '../caches/surrogate-headers.ts';
import { callerOf, refusePrefetch } from './caller.ts';
import type { Authenticate, SignedIn } from './caller.ts';
import { parseCall } from './parse-call.ts';
import { DAY_SECONDS, rateLimit } from './limits/rate-limit.ts';
import { bodyReader, leaveUnread } from './bodies/raw-body.ts';

export type { SignedIn } from './caller.ts';

export interface Serving {
  cache: AnswerCache;
  /** Whether a shared cache may keep cached responses. */
  isShared: boolean;
  authenticate: Authenticate;
  /** Checks responses against the contract too; for tests and development, where a wrong one must fail. */
  strict: boolean;
  /** Multiplies every limit; Infinity switches them off for load tests. */
  limitFactor: number;
}

type CustomerOf<Name extends EndpointName> = (typeof endpoints)[Name]['caller'] extends 'customer'
  ? SignedIn
  : SignedIn | null;

/** Calls without HTTP have no request or reply, so only calls that pages never make may read them. */
export type Call<Name extends EndpointName> = CallOf<Name> & {
  /** Null for a guest, never null for a customer's call. */
  customer: CustomerOf<Name>;
  request: FastifyRequest;
  reply: FastifyReply;
};
type Handler<Name extends EndpointName> = (
  call: Call<Name>,
) => Promise<AnswerOf<Name>> | AnswerOf<Name>;

/** Handlers by endpoint, as a feature's routes export them. */
export type Handlers = { [Name in EndpointName]?: Handler<Name> };

/** The same calls without HTTP, for the page renderer: a visitor who is not signed in. */
export interface LocalApi {
  call(
    name: EndpointName,
    given: { params?: unknown; query?: unknown; body?: unknown },
  ): Promise<unknown>;
}

export function localApi(handlers: Handlers): LocalApi {
  return {
    async call(name, given) {
      const handler = handlers[name] as
        | ((call: ReturnType<typeof parseCall> & { customer: null }) => Promise<unknown>)
        | undefined;
      if (!handler) throw new ShopError('notFound');
      const call = parseCall(contract[name], { params: {}, query: {}, body: {}, ...given });
      return handler({ ...call, customer: null });
    },
  };
}

export function serve(app: FastifyInstance, serving: Serving, handlers: Handlers): void {
  for (const name of Object.keys(handlers) as EndpointName[])
    serveOne(app, serving, name, handlers);
}

function serveOne<Name extends EndpointName>(
  app: FastifyInstance,
  serving: Serving,
  name: Name,
  handlers: Handlers,
): void {
  const handler = handlers[name] as Handler<Name>;
  const { method, path, caller } = endpoints[name];
  const { perMinute = GENERAL_PER_MINUTE, perDay, changes, cached, bare } = operations[name];
  const { takes, ignoresBearer, status = 200 } = operations[name];
  const shapes: Shapes = contract[name];
  const scaled = (calls: number) => calls * serving.limitFactor;
  const limits = [
    rateLimit(name, scaled(perMinute)),
    ...(perDay ? [rateLimit(`${name} a day`, scaled(perDay), DAY_SECONDS)] : []),
  ];
  const readBody = takes && bodyReader(takes, scaled);
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    customer: SignedIn | null,
  ) => {
    const { params, query } = request;
    const body = readBody ? await readBody(request) : request.body;
    const parsed = parseCall(shapes, { params, query, body });
    const call = { ...parsed, customer, request, reply } as Call<Name>;
    const data = await handler(call);
    if (serving.strict) shapes.answer?.parse(data);
    return data;
  };
  const route: RouteOptions = {
    method,
    ...(takes && { config: { readsItsBody: true } }),
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      for (const limit of limits) await limit.spend(request.ip);
      if (changes) refusePrefetch(request);
      const customer = ignoresBearer ? null : await callerOf(request, serving.authenticate);
      if (caller === 'customer' && !customer) throw new ShopError('tokenMissing');
      if (cached)
        return sendCached(serving, request, reply, () => answer(request, reply, customer));
      const data = await answer(request, reply, customer);
      if (reply.sent || !shapes.answer) return reply;
      return reply
        .code(status)
        .header('cache-control', 'no-store')
        .send(bare ? data : { status: 'success', data });
    },
  };
  if (!takes) return void app.route(route);
  void app.register(async (scope) => {
    leaveUnread(scope, takes);
    scope.route(route);
  });
}

async function sendCached(
  { cache, isShared }: Serving,
  request: FastifyRequest,
  reply: FastifyReply,
  make: () => Promise<unknown>,
) {
  const answer = cache.get(request.url) ?? (await cache.fill(request.url, make));
  reply.header('content-type', 'application/json; charset=utf-8');
  if (isShared) reply.headers(surrogateHeaders(answer.keys, new Date()) ?? {});
  return sendPackedText(request, reply, answer, { cacheControl: 'public, no-cache', isShared });
}
