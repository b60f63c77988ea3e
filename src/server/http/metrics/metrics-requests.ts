/** Counts requests by route pattern, method and status, and how long they took. Patterns only: addresses may hold secrets. */
import type { MetricFamily, Sample } from './metrics-text.ts';
import { writeNumber } from './metrics-text.ts';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, Infinity];

interface Durations {
  labels: Record<string, string>;
  /** How many fell into each bucket alone; summed up when they are read. */
  buckets: number[];
  sum: number;
}

export interface RequestTally {
  note(route: string, method: string, status: number, seconds: number): void;
  families(): MetricFamily[];
}

export function requestTally(): RequestTally {
  const counts = new Map<string, { labels: Record<string, string>; value: number }>();
  const durations = new Map<string, Durations>();
  return {
    note(route, method, status, seconds) {
      const call = `${method} ${route}`;
      const counted = `${call} ${status}`;
      let count = counts.get(counted);
      if (!count) {
        count = { labels: { route, method, status: String(status) }, value: 0 };
        counts.set(counted, count);
      }
      count.value += 1;
      let duration = durations.get(call);
      if (!duration) {
        duration = { labels: { route, method }, buckets: BUCKETS_SECONDS.map(() => 0), sum: 0 };
        durations.set(call, duration);
      }
      const bucket = BUCKETS_SECONDS.findIndex((most) => seconds <= most);
      duration.buckets[bucket] = (duration.buckets[bucket] ?? 0) + 1;
      duration.sum += seconds;
    },

    families: () => [
      {
        name: 'http_requests_total',
        help: 'Requests answered.',
        type: 'counter',
        samples: [...counts.values()],
      },
      {
        name: 'http_request_duration_seconds',
        help: 'Time from a request to the end of its answer.',
        type: 'histogram',
        samples: [...durations.values()].flatMap(histogram),
      },
    ],
  };
}

function histogram({ labels, buckets, sum }: Durations): Sample[] {
  let upTo = 0;
  const below = BUCKETS_SECONDS.map((most, place) => ({
    suffix: '_bucket',
    labels: { ...labels, le: writeNumber(most) },
    value: (upTo += buckets[place] ?? 0),
  }));
  return [
    ...below,
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: upTo },
  ];
}
