/**
 * Gives memory back to the machine while nothing happens (docs/decisions/0111). V8 by itself
 * collects only when new objects need room, so an idle process would keep the garbage of its start
 * or of its busiest hour.
 */
import { Session } from 'node:inspector/promises';
import { performance } from 'node:perf_hooks';

const LOOK_MS = 1000;
/** Share of a second that the process may work and still be idle: timers and the queue's looks. */
const IDLE_UTILIZATION = 0.1;
/** After this many idle seconds in a row, the pause is unlikely to delay a visitor. */
const IDLE_LOOKS = 30;
/** The heap must have grown by this much since the last time; less is not worth a pause. */
const WORTH_BYTES = 16 * 1024 * 1024;

interface Process {
  /** Share of the time since the last question that it worked, 0 to 1. */
  utilization(): number;
  /** Memory that V8 holds for objects, used or not. */
  heapBytes(): number;
  collect(): Promise<void>;
}

/** Returns what to do each second. */
export function idleMemory({ utilization, heapBytes, collect }: Process): () => Promise<void> {
  let heldBytes = 0;
  let idleLooks = 0;
  // A start is over with its first idle second.
  let wantedLooks = 1;
  return async () => {
    idleLooks = utilization() < IDLE_UTILIZATION ? idleLooks + 1 : 0;
    if (idleLooks < wantedLooks) return;
    idleLooks = 0;
    wantedLooks = IDLE_LOOKS;
    if (heapBytes() < heldBytes + WORTH_BYTES) return;
    await collect();
    heldBytes = heapBytes();
  };
}

/**
 * Collects all garbage and returns freed pages to the machine. Pauses the process, about 150 ms for
 * 45 MB of objects.
 */
export async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
  }
}

/**
 * From now on, for this process. Does not keep it running.
 * @param onFailed hears of the first error, after which it no longer tries
 */
export function returnIdleMemory(onFailed: (error: unknown) => void): void {
  let last = performance.eventLoopUtilization();
  const look = idleMemory({
    utilization: () => {
      const now = performance.eventLoopUtilization();
      const { utilization } = performance.eventLoopUtilization(now, last);
      last = now;
      return utilization;
    },
    heapBytes: () => process.memoryUsage().heapTotal,
    collect: collectGarbage,
  });
  const timer = setInterval(() => {
    look().catch((error: unknown) => {
      clearInterval(timer);
      onFailed(error);
    });
  }, LOOK_MS).unref();
}
