import { createServer } from 'node:net';

/** Above 10080, which browsers refuse, and below the ports that systems give to outgoing connections (Linux: from 32,768), so none can take one between choice and use. */
const FIRST = 12_000;
const COUNT = 20_000;
const PORTS_OF_A_PROCESS = 64;

let next = process.pid * PORTS_OF_A_PROCESS;

/** A free port of 127.0.0.1. Each call returns another; processes begin at different places. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < COUNT; tried++) {
    const port = FIRST + (next++ % COUNT);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${FIRST} to ${FIRST + COUNT - 1} is free on 127.0.0.1.`);
}

export async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return await new Promise((resolve) => {
    server.on('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
