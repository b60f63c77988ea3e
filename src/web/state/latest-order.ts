/** The key of the last order begun on this device, to find its confirmation again. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { storedAs } from './stored.ts';

export interface LatestOrderState {
  /** Empty if nothing has been ordered on this device. */
  key: string;
}

const VERSION = 1;

export const useLatestOrder = create<LatestOrderState>()(
  persist(() => ({ key: '' }), storedAs<LatestOrderState>('latest-order', VERSION)),
);

export function rememberOrder(key: string): void {
  useLatestOrder.setState({ key });
}
