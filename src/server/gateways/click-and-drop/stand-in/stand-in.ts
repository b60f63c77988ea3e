/** A stand-in for Click & Drop: its orders and its scripted failures, for trials and tests. */
import { openLedger } from './stand-in.ledger.ts';
import type { Ledger, StandInOrder } from './stand-in.ledger.ts';
import { newFaultScript } from '../../fault-script.ts';
import type { FaultScript } from '../../fault-script.ts';
import type { Fault } from './stand-in.script.ts';

export interface StandInOptions {
  key: string;
  /** File for its memory; without one it is lost at the end of the process. */
  journal?: string;
  /** More calls in a second are answered 429. */
  callsPerSecond?: number;
}

export interface StandIn {
  options: StandInOptions;
  ledger: Ledger;
  script: FaultScript<Fault>;
  /** The bodies of orders as they came, of this process; for tests. */
  received: object[];
  /** Whether another call may be answered now; counts it. */
  admit(): boolean;
  /** As the member does in Click & Drop; orders with a number keep it. */
  buyLabels(): void;
  /** As the member does in Click & Drop. */
  remove(order: StandInOrder): void;
}

export function newStandIn(options: StandInOptions): StandIn {
  const ledger = openLedger(options.journal);
  const { callsPerSecond = 5 } = options;
  let recent: number[] = [];
  return {
    options,
    ledger,
    script: newFaultScript(),
    received: [],
    admit() {
      const now = performance.now();
      recent = recent.filter((at) => at > now - 1000);
      if (recent.length >= callsPerSecond) return false;
      recent.push(now);
      return true;
    },
    buyLabels() {
      for (const order of ledger.orders())
        if (order.tracking === null) ledger.save({ ...order, tracking: trackingOf(order) });
    },
    remove: (order) => ledger.save({ ...order, isDeleted: true }),
  };
}

/** In the form of a Tracked parcel's. */
const trackingOf = ({ id }: StandInOrder): string => `TT${String(id).padStart(9, '0')}GB`;
