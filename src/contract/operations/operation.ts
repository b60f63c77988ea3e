/** The parts of a call's definition that the server and its documentation need and browsers do not. */
import type { ShopErrorCode } from '../../domain/errors.ts';

/** A request body that is not JSON. */
export interface RawBody {
  types: readonly string[];
  /** Names the accepted kinds in error messages: 'a JPEG, PNG or WebP picture'. */
  name: string;
  mostBytes: number;
  /** Limit for one IP address. */
  mostBytesPerDay: number;
}

/** The limit of calls without one of their own; far above what shoppers behind one IP address need. */
export const GENERAL_PER_MINUTE = 600;

export interface Operation {
  summary: string;
  /** Error codes of the call itself; `operations.ts` adds those that every call shares. */
  refusals: readonly ShopErrorCode[];
  /** 201 for calls that create something. */
  status?: 200 | 201 | 302;
  /** The response is the same for everyone until what it shows changes, so it is cached. */
  cached?: 'catalogue';
  /** Calls per minute from one IP address; absent: `GENERAL_PER_MINUTE`. */
  perMinute?: number;
  /** Calls per day from one IP address, for calls that each require a person's attention. */
  perDay?: number;
  /** A GET with a side effect: safe to repeat, but refused for browser prefetches. */
  changes?: true;
  /** Works without signing in and ignores the bearer token, so an expired one is not refused. */
  ignoresBearer?: true;
  /** Returns the response without the envelope; the specification has two such calls. */
  bare?: true;
  /** Describes the response if it is not JSON. */
  produces?: 'application/pdf' | 'image/webp';
  /** Describes the request body if it is not JSON. */
  takes?: RawBody;
  /** Why the call exists, if the specification does not have it. */
  addition?: string;
}
