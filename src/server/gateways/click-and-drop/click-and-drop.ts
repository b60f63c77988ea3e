/** What the shop needs from Royal Mail's Click & Drop, in the shop's own terms; services use only this type. */
import type {
  ParcelDefaults,
  ParcelToSend,
  SendingField,
} from '../../../domain/sending/sending-columns.ts';

/** An order at Click & Drop, which is one parcel. */
export interface CarrierOrder {
  id: string;
  reference: string;
  /** Null until its label is bought. */
  tracking: string | null;
}

/**
 * unavailable: the outcome is unknown (time-out, 5xx, broken connection, unreadable answer), so an
 * order may have been made. After every other reason nothing was made.
 */
export type CarrierFailure = 'unavailable' | 'busy' | 'keyRefused' | 'refused';

export interface CarrierFailed {
  outcome: 'failed';
  reason: CarrierFailure;
  /** Of what was refused; those that the shop knows. */
  fields: readonly SendingField[];
  /** The carrier's own words, which may quote the address; for people who may see it, never for a log. */
  said: string | null;
  /** After which another call may succeed, if the carrier says so. */
  retryAfterMs: number | null;
}

export type CarrierAnswer<T> = ({ outcome: 'done' } & T) | CarrierFailed;

export interface ClickAndDrop {
  /**
   * Not safe to repeat: the carrier makes a second order under the same reference. After
   * `unavailable` ask by reference first.
   */
  createOrder(
    parcel: ParcelToSend,
    defaults: ParcelDefaults,
  ): Promise<CarrierAnswer<{ order: CarrierOrder }>>;
  /** Several, if somebody made more of them there. */
  ordersByReference(reference: string): Promise<CarrierAnswer<{ orders: CarrierOrder[] }>>;
  /** At most 100. Ids that the carrier does not know are left out. */
  ordersById(ids: readonly string[]): Promise<CarrierAnswer<{ orders: CarrierOrder[] }>>;
}

/** The most that one call of the carrier takes. */
export const MOST_IDS = 100;
