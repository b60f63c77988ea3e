/** Which readings of a camera are new: it reads a ticket that lies before it many times a second. */

/** A camera misses a code in some frames, so only a longer gap means that the ticket was taken away. */
export const GONE_AFTER_MS = 1000;

/** Returns a function that tells for each reading whether it is new. */
export function newSightings(): (read: string, at: number) => boolean {
  let last = { read: '', at: -Infinity };
  return (read, at) => {
    const isNew = read !== last.read || at - last.at > GONE_AFTER_MS;
    last = { read, at };
    return isNew;
  };
}
