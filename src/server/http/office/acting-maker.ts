/** For whom a call of a shared tablet is made: the maker whom it names, never the member who opened it. */
import type { FastifyRequest } from 'fastify';
import { needsMaker } from '../../../contract/office/endpoints.ts';
import type { OfficeEndpoint } from '../../../contract/office/endpoints.ts';
import { ShopError } from '../../../domain/errors.ts';
import type { StaffCaller } from './serve-office.ts';

/** The id of the member who made the change. Absent: whoever is signed in. */
const MAKER_HEADER = 'x-keepsake-maker';
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

export interface MakerServing {
  /** The caller as the maker, who did this then. Throws pinRequired and makerGone. */
  actAsMaker(
    caller: StaffCaller,
    makerId: string,
    done: Date | 'now' | 'unknown',
  ): Promise<StaffCaller>;
}

/**
 * A device may send what another member did on it while there was no connection, so changes name
 * their maker on every device. Throws pinRequired and makerGone.
 */
export async function actingCaller(
  { actAsMaker }: MakerServing,
  endpoint: OfficeEndpoint,
  { headers }: FastifyRequest,
  { caller, body }: { caller: StaffCaller; body: unknown },
): Promise<StaffCaller> {
  if (!needsMaker(endpoint)) return caller;
  const named = headers[MAKER_HEADER];
  if (named === undefined && !caller.isTablet) return caller;
  if (typeof named !== 'string' || !ID.test(named)) throw new ShopError('pinRequired');
  const makerId = named.toLowerCase();
  if (!caller.isTablet && makerId === caller.staffId) return caller;
  return actAsMaker(caller, makerId, endpoint.onTablet === 'kept' ? keptAt(body) : 'now');
}

/** When the device says that it was done. */
function keptAt(body: unknown): Date | 'unknown' {
  const isDated = typeof body === 'object' && body !== null && 'at' in body;
  return isDated && typeof body.at === 'string' ? new Date(body.at) : 'unknown';
}
