/** The state machine of a parcel. */
import type { Steps } from '../state-machine.ts';

export type ShipmentState =
  | 'preparing'
  | 'dispatched'
  | 'delivered'
  | 'returned'
  | 'lost'
  | 'cancelled';
export type ShipmentEvent = 'dispatch' | 'deliver' | 'return' | 'lose' | 'cancel';

export const SHIPMENT_STEPS: Steps<ShipmentState, ShipmentEvent> = {
  preparing: { dispatch: 'dispatched', cancel: 'cancelled' },
  dispatched: { dispatch: 'dispatched', deliver: 'delivered', return: 'returned', lose: 'lost' },
  delivered: { deliver: 'delivered', return: 'returned' },
  returned: { return: 'returned' },
  // Parcels declared lost do sometimes turn up.
  lost: { lose: 'lost', deliver: 'delivered', return: 'returned' },
  cancelled: { cancel: 'cancelled' },
};
