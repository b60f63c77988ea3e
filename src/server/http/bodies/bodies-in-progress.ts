/** Tracks the memory of large incoming bodies. Aborts slow senders, so that they do not block others. */
import { ShopError } from '../../../domain/errors.ts';

/** In multiples of the largest body: what one address, and all together, may use before the slowest is aborted. */
const SHARE_OF_ADDRESS = 4;
const SHARE_OF_ALL = 12;
/** A phone on a poor connection sends 30 KB a second. */
const LEAST_BYTES_A_SECOND = 8 * 1024;
const HEAD_START_MS = 10_000;
const LONGEST_MS = 120_000;
const LOOKED_AT_EVERY_MS = 1000;

export interface Arrival {
  /** Counts a received chunk. May abort a slower body, or this one. */
  add(bytes: number): void;
  bytes(): number;
  /** Rejects with tooSlow or tooManyRequests when this body is aborted. */
  cut: Promise<never>;
  end(): void;
}

interface Sender {
  address: string;
  begunAt: number;
  bytes: number;
  stop(refusal: ShopError): void;
}

/** @param largest maximum bytes of one body */
export function bodiesInProgress(largest: number, now: () => number = () => performance.now()) {
  const senders = new Set<Sender>();
  const pace = ({ bytes, begunAt }: Sender) => bytes / Math.max(1, now() - begunAt);

  function cutSlowestOf(sharing: readonly Sender[], most: number): void {
    if (sharing.reduce((sum, { bytes }) => sum + bytes, 0) <= most) return;
    const [slowest] = sharing
      .filter(({ bytes }) => bytes > 0)
      .toSorted((one, other) => pace(one) - pace(other));
    if (!slowest) return;
    senders.delete(slowest);
    slowest.stop(new ShopError('tooManyRequests', { retryAfter: 5 }));
  }

  function cutTooSlow(sender: Sender): void {
    const elapsed = now() - sender.begunAt;
    const due = ((elapsed - HEAD_START_MS) / 1000) * LEAST_BYTES_A_SECOND;
    if (elapsed <= LONGEST_MS && sender.bytes >= due) return;
    senders.delete(sender);
    sender.stop(new ShopError('tooSlow'));
  }

  return {
    begin(address: string): Arrival {
      const { promise: cut, reject: stop } = Promise.withResolvers<never>();
      // Prevents an unhandled rejection if nothing awaits it any more.
      cut.catch(() => {});
      const sender: Sender = { address, begunAt: now(), bytes: 0, stop };
      senders.add(sender);
      const watch = setInterval(() => cutTooSlow(sender), LOOKED_AT_EVERY_MS);
      return {
        cut,
        bytes: () => sender.bytes,
        add(bytes) {
          sender.bytes += bytes;
          const own = [...senders].filter((other) => other.address === address);
          cutSlowestOf(own, SHARE_OF_ADDRESS * largest);
          cutSlowestOf([...senders], SHARE_OF_ALL * largest);
        },
        end() {
          clearInterval(watch);
          senders.delete(sender);
        },
      };
    },
  };
}
