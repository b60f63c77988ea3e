/** The named points between the transactions of a payment, where crash tests end the process. */

/** Called at each named point between the transactions of a payment. */
export type Checkpoint = (name: CheckpointName) => Promise<void>;
export type CheckpointName =
  | 'orderPlaced'
  | 'providerOrderMade'
  | 'captureBegun'
  | 'providerCaptured'
  | 'captureRecorded'
  | 'refundReserved'
  | 'providerRefunded';
