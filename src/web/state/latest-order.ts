/** The key of the order last begun on this device, so that its confirmation can be found again. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { storedAs } from './stored.ts';

export interface LatestOrderState {
  /** Empty where nothing has been ordered here. */
  key: string;
}

const VERSION = 1;

export const useLatestOrder = create<LatestOrderState>()(
  persist(() => ({ key: '' }), storedAs<LatestOrderState>('latest-order', VERSION)),
);

export function rememberOrder(key: string): void {
  useLatestOrder.setState({ key });
}
