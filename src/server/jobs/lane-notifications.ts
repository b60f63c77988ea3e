/**
 * Wakes the lanes that a new job is for. The library wakes every lane for each job, and each then
 * searches the queue: 34 searches an order, of which most found nothing (docs/decisions/0125).
 */
import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type pg from 'pg';
import { listen } from '../database/connection/persistent-connection.ts';
import { laneNames } from './lanes.ts';
import type { LaneName } from './lanes.ts';

export interface LaneNotifications {
  /** The pool for a lane's runner: it listens to that lane's notifications only. */
  poolOf(lane: LaneName): pg.Pool;
  stop(): Promise<void>;
}

const CHANNEL = 'keepsake_jobs';
/** Channels of the library. */
const JOBS = 'jobs:insert';
const MIGRATION = 'worker:migrate';
/** More than any lane has slots: after an interruption all of them search. */
const ALL_SLOTS = 100;

/** SQL that wakes, on commit, a slot for each of these jobs' lanes. */
export const wakeLanes = (jobs: readonly LaneName[]): RawBuilder<null> =>
  sql`pg_notify(${CHANNEL}, ${JSON.stringify(count(jobs))})`;

/** One connection of this process listens for all its lanes. */
export async function listenForLanes(url: string, pool: pg.Pool): Promise<LaneNotifications> {
  const clients = new Map<LaneName, EventEmitter>();
  const wake = (lane: string, jobs: number) =>
    clients
      .get(lane as LaneName)
      ?.emit('notification', { channel: JOBS, payload: JSON.stringify({ count: jobs }) });
  const connections = [
    await listen(url, CHANNEL, (payload) => {
      if (payload === null) for (const lane of laneNames) wake(lane, ALL_SLOTS);
      else for (const [lane, jobs] of Object.entries(parse(payload))) wake(lane, jobs);
    }),
    await listen(url, MIGRATION, (payload) => {
      if (payload === null) return;
      for (const client of clients.values())
        client.emit('notification', { channel: MIGRATION, payload });
    }),
  ];
  return {
    poolOf: (lane) => {
      const client = new EventEmitter();
      clients.set(lane, client);
      return poolListeningBy(client, pool);
    },
    stop: async () => {
      for (const connection of connections) await connection.stop();
    },
  };
}

/** With a callback, `connect` is the library's LISTEN; queries go to the given pool. */
function poolListeningBy(client: EventEmitter, pool: pg.Pool): pg.Pool {
  const listening = Object.assign(client, { query: async () => ({ rows: [] }) });
  return Object.assign(Object.create(pool) as pg.Pool, {
    query: pool.query.bind(pool),
    connect: (callback?: (error: undefined, client: unknown, release: () => void) => void) =>
      callback ? callback(undefined, listening, () => {}) : pool.connect(),
  });
}

function count(lanes: readonly LaneName[]): Partial<Record<LaneName, number>> {
  const counts: Partial<Record<LaneName, number>> = {};
  for (const lane of lanes) counts[lane] = (counts[lane] ?? 0) + 1;
  return counts;
}

/** Sent by `wakeLanes` of this or another version of the shop. */
const parse = (payload: string) => JSON.parse(payload) as Record<string, number>;
