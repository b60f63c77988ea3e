/** For whom a call of a shared tablet is made: the maker whom it names, never the member who opened it. */
import type { FastifyRequest } from 'fastify';
import { needsMaker } from '../../../contract/office/endpoints.ts';
import type { OfficeEndpoint } from '../../../contract/office/endpoints.ts';
import { ShopError } from '../../../domain/errors.ts';

/** The id of the member who made the change. Absent: whoever is signed in. */
const MAKER_HEADER = 'x-keepsake-maker';
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What is needed of a caller. */
interface Caller {
  /** The member. */
  staffId: string;
  /** Whether the call comes from a shared tablet. */
  isTablet: boolean;
}

export interface MakerServing<Member extends Caller> {
  /** The caller as the maker, who did this then; or why not. */
  findActingMaker(
    caller: Member,
    makerId: string,
    done: Date | 'now' | 'unknown',
  ): Promise<Member | 'pinRequired' | 'makerGone'>;
}

/**
 * A device may send what another member did on it while there was no connection, so changes name
 * their maker on every device. What is only read is shown to the maker, if there is one, and counts
 * as no work. Throws pinRequired and makerGone.
 */
export async function actingCaller<Member extends Caller>(
  { findActingMaker }: MakerServing<Member>,
  endpoint: OfficeEndpoint,
  { headers }: FastifyRequest,
  { caller, body }: { caller: Member; body: unknown },
): Promise<Member> {
  const isChange = needsMaker(endpoint);
  // What is for every member is about the session.
  const isRead = endpoint.method === 'GET' && endpoint.may !== 'staff' && caller.isTablet;
  if (!isChange && !isRead) return caller;
  const makerId = makerIdOf(headers[MAKER_HEADER]);
  if (!caller.isTablet && (makerId === undefined || makerId === caller.staffId)) return caller;
  const found =
    makerId === undefined
      ? 'pinRequired'
      : await findActingMaker(caller, makerId, isChange ? doneAt(endpoint, body) : 'unknown');
  if (typeof found !== 'string') return found;
  if (isRead) return caller;
  throw new ShopError(found);
}

/** Undefined: nobody, or nobody who exists. */
function makerIdOf(named: string | string[] | undefined): string | undefined {
  return typeof named === 'string' && ID.test(named) ? named.toLowerCase() : undefined;
}

/** A device that has kept the change says when it was done. */
function doneAt({ onTablet }: OfficeEndpoint, body: unknown): Date | 'now' | 'unknown' {
  if (onTablet !== 'kept') return 'now';
  const isDated = typeof body === 'object' && body !== null && 'at' in body;
  return isDated && typeof body.at === 'string' ? new Date(body.at) : 'unknown';
}
