/** Tells the other web processes how often a network has called, so that they limit it together. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../../database/connection/connection.ts';
import { listen, notify } from '../../database/connection/persistent-connection.ts';
import { beginTelling, countElsewhere, takeUntold } from './rate-limit.ts';

const CHANNEL = 'rate limits';
const TOLD_EVERY_MS = 500;
/** With the longest names and addresses far less than the 8,000 bytes that a notification may have. */
const COUNTERS_A_MESSAGE = 50;
const MESSAGES_AT_ONCE = 20;

const message = z.object({
  from: z.string(),
  spent: z.array(z.object({ limit: z.string(), network: z.string(), points: z.number() })),
});

export interface SharedRateLimitsOptions {
  database: Database;
  databaseUrl: string;
  onTrouble(detail: { err: unknown }, message: string): void;
}

/**
 * Exchanges counts through Postgres' notifications. Calls to several processes count towards one
 * limit, except those of the half second before the others know. While Postgres is away, each
 * process counts by itself.
 */
export async function shareRateLimits({
  database,
  databaseUrl,
  onTrouble,
}: SharedRateLimitsOptions): Promise<{ stop(): Promise<void> }> {
  const from = randomUUID();
  beginTelling();
  const connection = await listen(databaseUrl, CHANNEL, (payload) => {
    if (payload !== null)
      void hear(payload).catch((err) =>
        onTrouble({ err }, 'rate limits of another process could not be read'),
      );
  });

  async function hear(payload: string): Promise<void> {
    const { from: sender, spent } = message.parse(JSON.parse(payload));
    if (sender !== from) for (const points of spent) await countElsewhere(points);
  }

  async function tell(): Promise<void> {
    const messages = [];
    while (messages.length < MESSAGES_AT_ONCE) {
      const spent = takeUntold(COUNTERS_A_MESSAGE);
      if (spent.length === 0) break;
      messages.push(JSON.stringify({ from, spent }));
    }
    if (messages.length > 0) await notify(database, CHANNEL, messages);
  }

  let telling: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    telling = telling
      .then(tell)
      .catch((err: unknown) => onTrouble({ err }, 'rate limits could not be shared'));
  }, TOLD_EVERY_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await telling;
      await connection.stop();
    },
  };
}
