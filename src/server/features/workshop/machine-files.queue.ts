/** Jobs for the files of one line follow one another, so that the latest design is the last that is made. */

/** A few queues for all lines: each leaves a row behind. */
export const machineFilesQueue = (orderLineId: string): string =>
  `machineFiles ${orderLineId.slice(-1)}`;
