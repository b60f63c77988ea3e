/** The last order begun on this device, to find its confirmation again. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { storedAs } from './stored.ts';

export interface LatestOrderState {
  /** Empty if nothing has been ordered on this device. */
  key: string;
  /** The key of the last order whose buyer was thanked, so that its page opens without it again. */
  thanked: string;
}

const VERSION = 1;

export const useLatestOrder = create<LatestOrderState>()(
  persist(() => ({ key: '', thanked: '' }), storedAs<LatestOrderState>('latest-order', VERSION)),
);

export function rememberOrder(key: string): void {
  useLatestOrder.setState({ key });
}

export function rememberThanks(thanked: string): void {
  useLatestOrder.setState({ thanked });
}

/** State of a navigation to an order that was found by its number, so that it is not thanked for. */
export const FOUND_ORDER = { foundOrder: true };
