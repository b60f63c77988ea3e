/** A plain load balancer: sends each request to the next process, skipping those that refuse connections. */
import { createServer, request as forward } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RoundRobin {
  origin: string;
  /** The number of requests sent to each process, in the order of the processes. */
  served: number[];
  stop(): Promise<void>;
}

/** @param processes their addresses; they may start listening later */
export async function roundRobin(processes: readonly string[]): Promise<RoundRobin> {
  const served = processes.map(() => 0);
  let turn = 0;

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = Buffer.concat(await incoming.toArray());
    const first = turn++;
    const tryProcess = (away: number): void => {
      const place = (first + away) % processes.length;
      const onward = forward(new URL(incoming.url ?? '/', processes[place]), {
        method: incoming.method,
        headers: {
          ...incoming.headers,
          'x-forwarded-for': incoming.socket.remoteAddress,
          connection: 'close',
        },
        agent: false,
      });
      onward.on('response', (answer) => {
        served[place]! += 1;
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.on('error', (error: NodeJS.ErrnoException) => {
        // The request never reached the process, so it is safe to try another.
        if (error.code === 'ECONNREFUSED' && away + 1 < processes.length) tryProcess(away + 1);
        else if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(502).end();
      });
      onward.end(body);
    };
    tryProcess(0);
  }

  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    served,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
