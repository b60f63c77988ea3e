/** Loads a server for a while and reports its responses and their cost. */
import autocannon from 'autocannon';
import { cpuCounter } from '../cpu.ts';
import type { CpuEach, Measurable } from '../cpu.ts';

export interface Load {
  url: string;
  processes: Measurable;
  seconds: number;
  connections?: number;
  requests: readonly autocannon.Request[];
  /** Each request is made once, by one connection; otherwise every connection makes all of them in turn. */
  once?: boolean;
}

export interface Measured {
  requestsPerSecond: number;
  cpuEach: CpuEach;
  p50Milliseconds: number;
  p99Milliseconds: number;
}

export const CONNECTIONS = 16;
const SAMPLE_MS = 100;

export async function drive({
  url,
  processes,
  seconds,
  connections = CONNECTIONS,
  requests,
  once = false,
}: Load): Promise<Measured> {
  let made = 0;
  const cpu = cpuCounter(processes);
  const begun = performance.now();
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    // autocannon ends at the next sample after its duration.
    sampleInt: SAMPLE_MS,
    setupClient: (client) => {
      const own = made++;
      dropBodies(client);
      client.setRequests(
        once
          ? requests.filter((_, place) => place % connections === own)
          : turned(requests, own / connections),
      );
    },
  });
  const elapsed = (performance.now() - begun) / 1000;
  const cpuEach = cpu.each(result.requests.total);
  const {
    requests: { total },
    errors,
    timeouts,
    non2xx,
    latency,
  } = result;
  const failed = errors + timeouts + non2xx;
  if (failed > 0 || total === 0)
    throw new Error(`${failed} of ${total} requests such as ${requests[0]?.path} failed.`);
  if (once && total > requests.length)
    throw new Error(
      `${total} requests were sent, but only ${requests.length} differ: measure for a shorter time.`,
    );
  return {
    requestsPerSecond: total / elapsed,
    cpuEach,
    p50Milliseconds: latency.p50,
    p99Milliseconds: latency.p99,
  };
}

/**
 * autocannon reads every body as UTF-8 text, which nothing here asks for. For compressed bodies that
 * takes longer than the server takes to send them.
 */
function dropBodies(client: autocannon.Client): void {
  const { pipelinedRequests } = client as autocannon.Client & {
    pipelinedRequests: { addBody(data: Buffer): void };
  };
  pipelinedRequests.addBody = () => {};
}

/** Connections start at different places, so that they make different requests at the same time. */
function turned<Item>(items: readonly Item[], share: number): Item[] {
  const start = Math.floor(items.length * share);
  return [...items.slice(start), ...items.slice(0, start)];
}
