/** Scans that the server has not confirmed, kept on the device and sent one after another. */
import type { OfficeAnswerOf, OfficeRequestOf } from '../../../contract/office/contract.ts';
import { messageOf, Refusal } from '../../api/refusal.ts';

export type NewScan = OfficeRequestOf<'scanRecord'>['body'];
export type ScanOutcome = OfficeAnswerOf<'scanRecord'>;

export interface KeptScan extends NewScan {
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
  record(scan: NewScan): Promise<ScanOutcome>;
  undo(id: string): Promise<ScanOutcome>;
}

export interface QueueState {
  /** Those that the server has not confirmed, in order. */
  waiting: readonly KeptScan[];
  /** Those that were sent later and refused, until the member has seen them. */
  refused: readonly KeptScan[];
  /** How many were sent later and recorded, until the member has seen that. */
  sentLater: number;
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

const EMPTY: QueueState = {
  waiting: [],
  refused: [],
  sentLater: 0,
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
  async add(scan: NewScan): Promise<ScanOutcome | null> {
    let outcome: ScanOutcome | null = null;
    this.#awaited.set(scan.id, (told) => {
      outcome = told;
    });
    try {
      await this.#parts.storage.add({ ...scan, isTakenBack: false, refusal: null });
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
    await this.#publish({ sentLater: 0 });
  }

  #run(): Promise<void> {
    this.#isWanted = false;
    return this.#parts.lock(async () => {
      for (let [next] = await this.#publish(); next; [next] = await this.#publish()) {
        const outcome = await this.#outcomeOf(next);
        if (!outcome) return;
        await this.#settle(next, outcome);
      }
    });
  }

  async #publish(change: Partial<QueueState> = {}): Promise<readonly KeptScan[]> {
    const kept = await this.#parts.storage.all();
    const waiting = kept.filter(({ refusal }) => refusal === null);
    const refused = kept.filter(({ refusal }) => refusal !== null);
    this.#state = { ...this.#state, ...change, waiting, refused };
    for (const listener of this.#listeners) listener();
    return waiting;
  }

  /** Null: nothing can be sent now. */
  async #outcomeOf({ id, code, at, to, isTakenBack }: KeptScan): Promise<ScanOutcome | null> {
    const { sender } = this.#parts;
    try {
      const outcome = await sender.record({ id, code, at, to });
      return isTakenBack && outcome.outcome === 'advanced' ? await sender.undo(id) : outcome;
    } catch (error) {
      if (!isHeldUp(error)) {
        const message = messageOf(error);
        const nothing = { from: null, stage: null, piece: null, bin: null };
        return { id, code, to, ...nothing, outcome: 'refused', message };
      }
      const isAnswered = error instanceof Refusal && error.status > 0;
      const trouble = isAnswered ? messageOf(error) : null;
      await this.#publish({ isConnected: isAnswered, trouble });
      return null;
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
      sentLater: this.#state.sentLater + (isLate ? 1 : 0),
    });
    tell?.(outcome);
  }
}
