/** What is said of each call of the office. */
import type { ShopErrorCode } from '../../../domain/errors.ts';

/** The limit of calls without one of their own. */
export const OFFICE_PER_MINUTE = 600;

export interface OfficeOperation {
  summary: string;
  /** Error codes of the call itself; `officeRefusalsOf` adds those that every call shares. */
  refusals: readonly ShopErrorCode[];
  /** Calls per minute from one IP address; absent: `OFFICE_PER_MINUTE`. */
  perMinute?: number;
}
