/** What the server and its documentation need to know of a call, and browsers do not. */
import type { ShopErrorCode } from '../../domain/errors.ts';

/** A body that is taken as it is sent. */
export interface TakenBody {
  types: readonly string[];
  /** For refusals: 'a JPEG, PNG or WebP picture'. */
  name: string;
  mostBytes: number;
  /** From one address. */
  mostBytesPerDay: number;
}

/** For calls without a limit of their own: far above what a household asks for, shoppers behind one address included. */
export const GENERAL_PER_MINUTE = 600;

export interface Operation {
  summary: string;
  /** What the call itself refuses; what every call may refuse is added in `operations.ts`. */
  refusals: readonly ShopErrorCode[];
  /** 201 for calls that make something new. */
  status?: 200 | 201 | 302;
  /** Answers that are the same for everyone until the catalogue changes. */
  cached?: 'catalogue';
  /** Calls from one address in a minute; absent: `GENERAL_PER_MINUTE`. */
  perMinute?: number;
  /** Calls from one address in a day, where each costs someone's attention. */
  perDay?: number;
  /** A GET that changes something: safe to repeat, and not to be made by a browser that looks ahead. */
  changes?: true;
  /** Works without signing in and ignores the bearer token, so an expired one is not refused. */
  ignoresBearer?: true;
  /** The answer stands at the top, without the envelope: two calls the specification has so. */
  bare?: true;
  /** What the answer is, where it is not JSON. */
  produces?: 'application/pdf' | 'image/webp';
  /** What the body is, where it is not JSON. */
  takes?: TakenBody;
  /** Why a call exists that the specification does not have. */
  addition?: string;
}
