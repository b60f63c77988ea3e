/** Requests made to break every call: wrong types, odd characters, deep nesting, huge numbers, broken bodies. */

import { Agent, request as send } from 'node:http';
import { hostileRequests as requestsFor } from '../hostile-requests.ts';
import type { HostileRequest, OpenApiDocument } from '../hostile-requests.ts';
import { inSeconds } from '../outcome.ts';
import { scaled } from '../scenario.ts';
import type { Scenario } from '../scenario.ts';
import { openWorld } from '../world.ts';

const REQUESTS = 100_000;
const AT_ONCE = 12;
const SLOWEST_MS = 5000;
const ANSWERED_WITHIN_MS = 60_000;
const REPORTED_EVERY = 10_000;

export const hostileRequests: Scenario = async ({ random, scale, report }) => {
  const world = await openWorld({ postgres: 'embedded' });
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  try {
    const count = scaled(REQUESTS, scale, 2000);
    const document = (await (
      await fetch(`${world.origin}/api/openapi.json`)
    ).json()) as OpenApiDocument;
    const requests = requestsFor(document, random.fraction, { each: count })[Symbol.iterator]();
    const answers = new Map<number, number>();
    const losses: string[] = [];
    let longest = 0;
    let sent = 0;
    const sendMany = async () => {
      while (sent < count) {
        sent += 1;
        if (sent % REPORTED_EVERY === 0) report(`${sent} of ${count} requests`);
        const next = requests.next();
        if (next.done) throw new Error('The hostile requests ran out.');
        const begun = performance.now();
        const status = await statusOf(world.origin, next.value, agent);
        const took = performance.now() - begun;
        longest = Math.max(longest, took);
        answers.set(status, (answers.get(status) ?? 0) + 1);
        if (status === 0 || status >= 500 || took > SLOWEST_MS)
          losses.push(`${status} after ${inSeconds(took)}: ${describe(next.value)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendMany));
    losses.push(...world.webs[0]!.unexpectedEnds);
    const seen = [...answers].toSorted(([one], [other]) => one - other);
    return [
      {
        scenario: 'hostile requests to every call',
        provoked: `${count} requests`,
        seen: `${seen.map(([status, times]) => `${status}: ${times}`).join(', ')}; longest ${inSeconds(longest)}`,
        losses,
      },
    ];
  } finally {
    agent.destroy();
    await world.stop();
  }
};

const describe = ({ method, path, body }: HostileRequest): string =>
  `${method} ${path} ${String(body ?? '').slice(0, 300)}`;

/** 0 without a response. Retries once on a kept-alive connection that the shop has just closed. */
async function statusOf(origin: string, request: HostileRequest, agent: Agent): Promise<number> {
  return (await statusOnce(origin, request, agent)) || (await statusOnce(origin, request, agent));
}

/** Uses `node:http`, because `fetch` would normalise the path. */
async function statusOnce(
  origin: string,
  { method, path, headers, body }: HostileRequest,
  agent: Agent,
): Promise<number> {
  const { hostname, port } = new URL(origin);
  return await new Promise((resolve) => {
    const outgoing = send(
      { hostname, port, method, path, headers, agent, timeout: ANSWERED_WITHIN_MS },
      (answer) => {
        answer.resume();
        answer.on('close', () => resolve(answer.statusCode ?? 0));
      },
    );
    outgoing.on('timeout', () => outgoing.destroy());
    outgoing.on('error', () => resolve(0));
    outgoing.end(body);
  });
}
