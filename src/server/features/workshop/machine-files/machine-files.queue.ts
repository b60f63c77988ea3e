/** Runs file jobs of one line in sequence, so that files of the latest design are made last. */

/** All lines share a few queues, because each queue leaves a row behind. */
export const machineFilesQueue = (orderLineId: string): string =>
  `machineFiles ${orderLineId.slice(-1)}`;
