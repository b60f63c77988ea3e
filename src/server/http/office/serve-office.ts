/** Turns an endpoint of the office into a route: limit, check the origin and the session, parse, handle, respond. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Shapes } from '../../../contract/contract.ts';
import type { OfficeFile } from '../../../contract/office/files.ts';
import { officeContract } from '../../../contract/office/contract.ts';
import type { OfficeAnswerOf, OfficeCallOf } from '../../../contract/office/contract.ts';
import { officeEndpoints } from '../../../contract/office/endpoints.ts';
import type { OfficeEndpoint, OfficeEndpointName } from '../../../contract/office/endpoints.ts';
import { OFFICE_PER_MINUTE, officeOperations } from '../../../contract/office/operations.ts';
import { ShopError } from '../../../domain/errors.ts';
import { isPermitted } from '../../../domain/staff/permissions.ts';
import type { StaffRole } from '../../../domain/staff/permissions.ts';
import { parseCall } from '../parse-call.ts';
import { rateLimit } from '../limits/rate-limit.ts';
import { eventSender } from './send-events.ts';
import { sendFile } from './send-file.ts';
import { actingCaller } from './acting-maker.ts';
import type { MakerServing } from './acting-maker.ts';
import type { OfficeCookie } from './office-cookie.ts';
import { refuseCrossSite } from './same-origin.ts';
import { sendJson } from './send-json.ts';

/** The member of the staff who makes a call. */
export interface StaffCaller {
  sessionId: string;
  staffId: string;
  email: string;
  role: StaffRole;
  /** When the session ends at the latest. */
  endsAt: Date;
  /** Whether the last proof of identity is recent. */
  isFresh: boolean;
  /** Whether the call comes from a shared tablet. */
  isTablet: boolean;
}

/** The caller as an actor of the journal. */
export const actorOf = ({ staffId }: StaffCaller): { kind: 'staff'; name: string } => ({
  kind: 'staff',
  name: staffId,
});

export interface OfficeServing extends MakerServing<StaffCaller> {
  origin: string;
  cookie: OfficeCookie;
  /** Checks responses against the contract too; for tests and development. */
  strict: boolean;
  /** Multiplies every limit. */
  limitFactor: number;
  /** Throws signInRequired. */
  authenticate(secret: string): Promise<StaffCaller>;
  /** Records a call that the caller's role does not permit. */
  recordRefusal(caller: StaffCaller, name: OfficeEndpointName, requestId: string): Promise<void>;
}

type StaffOf<Name extends OfficeEndpointName> =
  (typeof officeEndpoints)[Name]['may'] extends 'anyone' ? null : StaffCaller;

export type OfficeCall<Name extends OfficeEndpointName> = OfficeCallOf<Name> & {
  /** Null only for calls that anyone may make. */
  caller: StaffOf<Name>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Handlers by endpoint, as a feature's office routes export them. */
export type OfficeHandlers = {
  [Name in OfficeEndpointName]?: (call: OfficeCall<Name>) => Promise<OfficeAnswerOf<Name>>;
};

export function serveOffice(
  app: FastifyInstance,
  serving: OfficeServing,
  handlers: OfficeHandlers,
): void {
  const sendEvents = eventSender(app);
  for (const name of Object.keys(handlers) as OfficeEndpointName[])
    serveOne(app, { ...serving, sendEvents }, name, handlers);
}

function serveOne<Name extends OfficeEndpointName>(
  app: FastifyInstance,
  { sendEvents, ...serving }: OfficeServing & { sendEvents: ReturnType<typeof eventSender> },
  name: Name,
  handlers: OfficeHandlers,
): void {
  const handle = handlers[name] as (call: OfficeCall<Name>) => Promise<OfficeAnswerOf<Name>>;
  const endpoint: OfficeEndpoint = officeEndpoints[name];
  const { method, path, sends } = endpoint;
  const { answer }: Shapes = officeContract[name];
  const { perMinute = OFFICE_PER_MINUTE } = officeOperations[name];
  const limit = rateLimit(`office ${name}`, perMinute * serving.limitFactor);
  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      await limit.spend(request.ip);
      if (method !== 'GET') refuseCrossSite(request, serving.origin);
      const signedIn = await callerOf(serving, name, request);
      const parsed = parseCall(officeContract[name], request);
      const caller = (signedIn &&
        (await actingCaller(serving, endpoint, request, {
          caller: signedIn,
          body: parsed.body,
        }))) as StaffOf<Name>;
      const data = await handle({ ...parsed, caller, request, reply } as OfficeCall<Name>);
      if (sends) {
        const file = data as OfficeFile;
        return 'follow' in file ? await sendEvents(reply, file) : sendFile(reply, file);
      }
      if (serving.strict) answer?.parse(data);
      return sendJson(request, reply, data);
    },
  });
}

/** Throws signInRequired, forbidden and proofRequired. */
async function callerOf(
  { cookie, authenticate, recordRefusal }: OfficeServing,
  name: OfficeEndpointName,
  request: FastifyRequest,
): Promise<StaffCaller | null> {
  const { may, fresh, onTablet }: OfficeEndpoint = officeEndpoints[name];
  if (may === 'anyone') return null;
  const secret = cookie.read(request);
  if (!secret) throw new ShopError('signInRequired');
  const caller = await authenticate(secret);
  const isOnTablet = caller.isTablet && onTablet === 'never';
  if (isOnTablet || (may !== 'staff' && !isPermitted(caller.role, may))) {
    await recordRefusal(caller, name, request.id);
    throw new ShopError('forbidden');
  }
  if (fresh && !caller.isFresh) throw new ShopError('proofRequired');
  return caller;
}
