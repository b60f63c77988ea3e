/** Measures this process: time on the processor, memory, and how late the event loop runs. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { MetricFamily } from './metrics-text.ts';

type Loop = ReturnType<typeof monitorEventLoopDelay>;

const RESOLUTION_MS = 20;
const NANOSECONDS = 1e9;

export interface ProcessMeter {
  families(): MetricFamily[];
  stop(): void;
}

/** Watching the event loop wakes the process fifty times a second, so it begins with the first reading. */
export function processMeter(): ProcessMeter {
  let loop: Loop | undefined;
  return {
    families() {
      if (!loop) {
        loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
        loop.enable();
      }
      const delays = readDelays(loop);
      loop.reset();
      const { user, system } = process.cpuUsage();
      const { rss, heapUsed, external } = process.memoryUsage();
      return [
        {
          name: 'process_cpu_seconds_total',
          help: 'Time on the processor, for the program and for the system in its name.',
          type: 'counter',
          samples: [{ value: (user + system) / 1e6 }],
        },
        gauge('process_resident_memory_bytes', 'Memory held by the process.', rss),
        gauge('nodejs_heap_size_used_bytes', 'Memory in use by JavaScript.', heapUsed),
        gauge('nodejs_external_memory_bytes', 'Memory beside the heap, such as buffers.', external),
        gauge(
          'process_start_time_seconds',
          'When the process began, in seconds since 1970.',
          Math.round(performance.timeOrigin) / 1000,
        ),
        ...delays,
      ];
    },
    stop: () => void loop?.disable(),
  };
}

/** Node counts the interval itself in, and says nonsense of an empty histogram. */
function readDelays(loop: Loop): MetricFamily[] {
  const seconds = (nanoseconds: number): number =>
    loop.count === 0 ? 0 : Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MS / 1000);
  return [
    gauge(
      'nodejs_eventloop_lag_p50_seconds',
      'Half of the turns of the event loop since the last reading were less late.',
      seconds(loop.percentile(50)),
    ),
    gauge(
      'nodejs_eventloop_lag_p99_seconds',
      'Of a hundred turns of the event loop since the last reading one was later.',
      seconds(loop.percentile(99)),
    ),
    gauge(
      'nodejs_eventloop_lag_max_seconds',
      'The latest turn of the event loop since the last reading.',
      seconds(loop.max),
    ),
  ];
}

const gauge = (name: string, help: string, value: number): MetricFamily => ({
  name,
  help,
  type: 'gauge',
  samples: [{ value }],
});
