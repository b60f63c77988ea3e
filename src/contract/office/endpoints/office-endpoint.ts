/** A call of the office as plain data. */
import type { Permission } from '../../../domain/staff/permissions.ts';

export interface OfficeEndpoint {
  method: 'GET' | 'POST';
  /** Path with parameters in braces, as in OpenAPI. */
  path: `/api/office/${string}`;
  /** anyone: without a session; staff: every member who is signed in. */
  may: Permission | 'anyone' | 'staff';
  /** Needs a proof of identity that is at most five minutes old. */
  fresh?: true;
  /**
   * On a shared tablet. Absent: changes that need a permission are made for a maker who has entered
   * the PIN there. never: it is about the member's own sign-in; alone: without a maker; kept: for a
   * maker, also when the device sends later what it has kept.
   */
  onTablet?: 'never' | 'alone' | 'kept';
  /** Reads, and each time adds an entry to the journal. */
  journalled?: true;
  /** Sends a file of this type instead of JSON. */
  sends?:
    | 'text/csv'
    | 'image/webp'
    | 'text/event-stream'
    | 'application/pdf'
    | 'application/octet-stream';
}
