/**
 * Converts a browser recording to each thread's CPU clock: a task lasts as long as its thread
 * worked on it, excluding time when other programs had the processor. Waiting for other threads is
 * excluded too.
 */

/** The part of Chromium's trace format that is used: microseconds, `tts` and `tdur` by the thread's clock. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tts?: number;
  tdur?: number;
}

export interface Recording {
  traceEvents: TraceEvent[];
}

const TASK = 'RunTask';

/** Every task keeps its start; what it contains moves along. */
export function byOwnClock<Told extends Recording>(recording: Told): Told {
  return { ...recording, traceEvents: retell(recording.traceEvents) };
}

function retell(events: readonly TraceEvent[]): TraceEvent[] {
  const retold = [...events];
  for (const thread of threadsOf(events).values()) {
    let task: TraceEvent | null = null;
    for (const place of thread) {
      const event = events[place];
      if (!event) continue;
      const isWithin = task !== null && event.ts < task.ts + (task.dur ?? 0);
      if (!isWithin) task = isTask(event) ? event : null;
      if (!task) continue;
      retold[place] = {
        ...event,
        ts: task.ts + offset(event, task),
        ...(event.ph === 'X' && { dur: event.tdur ?? event.dur }),
      };
    }
  }
  return retold;
}

function isTask({ name, ph, tts, tdur }: TraceEvent): boolean {
  return name === TASK && ph === 'X' && tts !== undefined && tdur !== undefined;
}

function offset(event: TraceEvent, task: TraceEvent): number {
  const worked = event.tts === undefined ? event.ts - task.ts : event.tts - (task.tts ?? 0);
  return Math.max(0, Math.min(worked, task.tdur ?? 0));
}

/** Indices of each thread's events, by time; containing events come first. */
function threadsOf(events: readonly TraceEvent[]): Map<string, number[]> {
  const threads = Map.groupBy(events.keys(), (place) => {
    const event = events[place];
    return `${event?.pid}.${event?.tid}`;
  });
  for (const places of threads.values())
    places.sort((one, other) => {
      const [first, second] = [events[one], events[other]];
      if (!first || !second) return 0;
      return first.ts - second.ts || (second.dur ?? 0) - (first.dur ?? 0);
    });
  return threads;
}
