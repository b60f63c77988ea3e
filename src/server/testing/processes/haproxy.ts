/** HAProxy with the configuration of deploy/, in front of web processes at other ports. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../../database/embedded/free-port.ts';

const CONFIGURATION = path.join(import.meta.dirname, '../../../../deploy/haproxy.cfg');
const BIND = 'bind 127.0.0.1:8080';
const SERVER = /^ *server web\d .*\n/gm;

export interface Haproxy {
  origin: string;
  stop(): Promise<void>;
}

/**
 * Throws if HAProxy is not installed.
 * @param folder for its configuration
 * @param ports of the web processes, which may start listening later
 */
export async function startHaproxy(folder: string, ports: readonly number[]): Promise<Haproxy> {
  const port = await freePort();
  const given = await readFile(CONFIGURATION, 'utf8');
  if (!given.includes(BIND) || !SERVER.test(given))
    throw new Error(`${CONFIGURATION} has no longer the lines that are replaced here.`);
  const servers = ports.map((own, place) => `    server web${place + 1} 127.0.0.1:${own}\n`);
  const file = path.join(folder, 'haproxy.cfg');
  await writeFile(
    file,
    given.replace(BIND, `bind 127.0.0.1:${port}`).replaceAll(SERVER, '') + servers.join(''),
  );
  const child = spawn('haproxy', ['-db', '-f', file], {
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: 'ignore',
  });
  await once(child, 'spawn');
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
