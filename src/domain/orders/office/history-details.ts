/** What the history of an order records about a step, besides the person and the time. */
import type { CarrierCode } from '../../delivery/carriers.ts';
import type { ArrivalWindow } from '../expected-arrival.ts';

export interface DispatchDetail extends ArrivalWindow {
  parcelId: string;
  carrier: CarrierCode;
  /** Null without tracking; absent once the customer is erased. */
  tracking?: string | null;
  /** Line numbers in the parcel, from 1. */
  lines: number[];
  /** Whether more parcels follow. */
  isPart: boolean;
  /** By line number, of lines of which only some copies are in the parcel: those made again. */
  copies?: Record<string, number>;
}

/** A completed refund. */
export interface RefundDetail {
  refundId: string;
  amountPence: number;
  /** The number of its credit note. */
  creditNote: string;
}

export const isDispatchDetail = (detail: unknown): detail is DispatchDetail =>
  hasAll(detail, ['parcelId', 'carrier', 'lines', 'isPart', 'arrivesFrom', 'arrivesTo']);

export const isRefundDetail = (detail: unknown): detail is RefundDetail =>
  hasAll(detail, ['refundId', 'amountPence', 'creditNote']);

/** The line, counted from 1, whose words or design were changed. */
export interface EditDetail {
  line: number;
}

export const isEditDetail = (detail: unknown): detail is EditDetail => hasAll(detail, ['line']);

/** Whether money that arrived for a cancelled order was returned, as a person decided in a review. */
export const isCancelledWithRefund = (detail: unknown): boolean =>
  typeof detail === 'object' && detail !== null && 'refunded' in detail && detail.refunded === true;

function hasAll(detail: unknown, keys: readonly string[]): boolean {
  return typeof detail === 'object' && detail !== null && keys.every((key) => key in detail);
}
