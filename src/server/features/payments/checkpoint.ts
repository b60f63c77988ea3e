/** Named points between the transactions of a payment, where crash tests stop the process. */

export type Checkpoint = (name: CheckpointName) => Promise<void>;
export type CheckpointName =
  | 'orderPlaced'
  | 'providerOrderMade'
  | 'captureBegun'
  | 'providerCaptured'
  | 'captureRecorded'
  | 'refundReserved'
  | 'providerRefunded';
