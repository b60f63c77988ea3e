/**
 * Scans that the server has not confirmed, kept on the device and sent one after another, each for
 * the maker who made it.
 */
import type { OfficeAnswerOf, OfficeRequestOf } from '../../../contract/office/contract.ts';
import { messageOf, Refusal } from '../../api/refusal.ts';

export type NewScan = OfficeRequestOf<'scanRecord'>['body'];
export type ScanOutcome = OfficeAnswerOf<'scanRecord'>;

export interface KeptScan extends NewScan {
  /** The id of the member who made it; absent: kept by an earlier version. */
  maker?: string;
  /** Where it is in the order of scans. */
  place: number;
  /** To be undone after it is sent: whether it has arrived before is unknown. */
  isTakenBack: boolean;
  /** Why it was refused when it was sent later; null: it still waits. */
  refusal: string | null;
}

/** Where scans are kept, also after a crash of the browser. */
export interface ScanStorage {
  /** In the order in which they were added. */
  all(): Promise<KeptScan[]>;
  add(scan: Omit<KeptScan, 'place'>): Promise<void>;
  put(scan: KeptScan): Promise<void>;
  remove(place: number): Promise<void>;
}

export interface ScanSender {
  /** Both throw a Refusal, or any other error if there is no response. */
  record(scan: NewScan, maker?: string): Promise<ScanOutcome>;
  undo(id: string, maker?: string): Promise<ScanOutcome>;
}

export interface QueueState {
  /** Those that the server has not confirmed, in order. */
  waiting: readonly KeptScan[];
  /** Those that were sent later and refused, until the member has seen them. */
  refused: readonly KeptScan[];
  /** Makers whose scans wait until they have entered the PIN on this device. */
  held: readonly string[];
  /** Those that were sent later and recorded, until the member has seen that. */
  sentLater: readonly ScanOutcome[];
  isConnected: boolean;
  /** Why nothing is sent although there is a connection, such as a session that has ended. */
  trouble: string | null;
}

export interface ScanQueueParts {
  storage: ScanStorage;
  sender: ScanSender;
  /** Runs one at a time in all tabs of the browser. */
  lock: <Result>(run: () => Promise<Result>) => Promise<Result>;
}

const HELD_UP = new Set([401, 403, 408, 429]);

/** Whether the same scan may be answered differently later. A timeout and a lost network are no Refusal. */
const isHeldUp = (error: unknown): boolean =>
  !(error instanceof Refusal) ||
  error.status === 0 ||
  error.status >= 500 ||
  HELD_UP.has(error.status);

/** Whether the scans of a maker wait for the PIN. */
export const isHeld = ({ held }: Pick<QueueState, 'held'>, maker: string | undefined): boolean =>
  maker !== undefined && held.includes(maker);

const EMPTY: QueueState = {
  waiting: [],
  refused: [],
  held: [],
  sentLater: [],
  isConnected: true,
  trouble: null,
};

export class ScanQueue {
  readonly #parts: ScanQueueParts;
  readonly #listeners = new Set<() => void>();
  /** Scans whose outcome the page waits for; that of others is kept until it is seen. */
  readonly #awaited = new Map<string, (outcome: ScanOutcome) => void>();
  #state = EMPTY;
  #sending: Promise<void> | null = null;
  #isWanted = false;

  constructor(parts: ScanQueueParts) {
    this.#parts = parts;
  }

  readonly state = (): QueueState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Keeps a scan and sends it. Null: it is kept until there is a connection. Throws if it cannot be kept. */
  async add(scan: NewScan, maker: string): Promise<ScanOutcome | null> {
    let outcome: ScanOutcome | null = null;
    this.#awaited.set(scan.id, (told) => {
      outcome = told;
    });
    try {
      await this.#parts.storage.add({ ...scan, maker, isTakenBack: false, refusal: null });
      await this.send();
    } finally {
      this.#awaited.delete(scan.id);
    }
    return outcome;
  }

  /** Sends what waits, in order, until there is no connection. */
  async send(): Promise<void> {
    this.#isWanted = true;
    while (this.#isWanted) {
      this.#sending ??= this.#run().finally(() => {
        this.#sending = null;
      });
      await this.#sending;
    }
  }

  /** The maker has entered the PIN: sends what waits for it. */
  async release(maker: string): Promise<void> {
    if (!isHeld(this.#state, maker)) return;
    this.#state = { ...this.#state, held: this.#state.held.filter((each) => each !== maker) };
    await this.send();
  }

  /** Takes a scan back, at the latest when it is sent. Throws a Refusal if it is recorded and cannot be. */
  async takeBack(id: string): Promise<void> {
    const { storage, sender, lock } = this.#parts;
    const isKept = await lock(async () => {
      const kept = (await storage.all()).find((scan) => scan.id === id);
      if (kept) await storage.put({ ...kept, isTakenBack: true });
      return kept !== undefined;
    });
    if (isKept) await this.send();
    else await sender.undo(id);
  }

  /** The member has seen what became of the scans that were sent later. */
  async dismiss(): Promise<void> {
    for (const { place } of this.#state.refused) await this.#parts.storage.remove(place);
    await this.#publish({ sentLater: [] });
  }

  #run(): Promise<void> {
    this.#isWanted = false;
    return this.#parts.lock(async () => {
      for (let next = await this.#next(); next; next = await this.#next()) {
        const outcome = await this.#outcomeOf(next);
        if (outcome === 'notNow') return;
        if (outcome !== 'held') await this.#settle(next, outcome);
      }
    });
  }

  /** A maker who has gone home holds no colleague's scans up. */
  async #next(): Promise<KeptScan | undefined> {
    return (await this.#publish()).find(({ maker }) => !isHeld(this.#state, maker));
  }

  async #publish(change: Partial<QueueState> = {}): Promise<readonly KeptScan[]> {
    const kept = await this.#parts.storage.all();
    const waiting = kept.filter(({ refusal }) => refusal === null);
    const refused = kept.filter(({ refusal }) => refusal !== null);
    this.#state = { ...this.#state, ...change, waiting, refused };
    for (const listener of this.#listeners) listener();
    return waiting;
  }

  /** notNow: nothing can be sent; held: nothing of this maker. */
  async #outcomeOf(scan: KeptScan): Promise<ScanOutcome | 'notNow' | 'held'> {
    const { sender } = this.#parts;
    const { id, code, at, to, maker, isTakenBack } = scan;
    try {
      const outcome = await sender.record({ id, code, at, to }, maker);
      return isTakenBack && outcome.outcome === 'advanced' ? await sender.undo(id, maker) : outcome;
    } catch (error) {
      if (maker !== undefined && error instanceof Refusal && error.code === 'pinRequired') {
        const held = [...this.#state.held, maker];
        await this.#publish({ isConnected: true, trouble: null, held });
        return 'held';
      }
      if (!isHeldUp(error)) {
        const message = messageOf(error);
        const nothing = { from: null, stage: null, piece: null, bin: null };
        return { id, code, to, ...nothing, outcome: 'refused', message };
      }
      const isAnswered = error instanceof Refusal && error.status > 0;
      const trouble = isAnswered ? messageOf(error) : null;
      await this.#publish({ isConnected: isAnswered, trouble });
      return 'notNow';
    }
  }

  async #settle(scan: KeptScan, outcome: ScanOutcome): Promise<void> {
    const { storage } = this.#parts;
    const tell = this.#awaited.get(scan.id);
    if (tell || outcome.outcome !== 'refused') await storage.remove(scan.place);
    else await storage.put({ ...scan, refusal: outcome.message ?? '' });
    const isLate = !tell && outcome.outcome === 'advanced';
    await this.#publish({
      isConnected: true,
      trouble: null,
      sentLater: isLate ? [...this.#state.sentLater, outcome] : this.#state.sentLater,
    });
    tell?.(outcome);
  }
}
