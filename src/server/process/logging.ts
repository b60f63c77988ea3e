/**
 * The shop's log: JSON lines, or readable ones in a development terminal. Never logs tokens,
 * cookies or passwords.
 */

import { pino } from 'pino';
import type { Logger } from 'pino';

const PRIVATE = [
  'authorization',
  'cookie',
  'password',
  'token',
  'refresh_token',
  '_two_step',
  'set-cookie',
];

export async function makeLogger(level: string): Promise<Logger> {
  const redact = PRIVATE.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]);
  const stream = process.stdout.isTTY ? await prettyStream() : undefined;
  return pino(
    { level, redact, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    stream ?? process.stdout,
  );
}

/** A development package: without it the log stays JSON. */
async function prettyStream(): Promise<NodeJS.WritableStream | undefined> {
  try {
    const { default: pretty } = await import('pino-pretty');
    return pretty({ ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss', singleLine: true });
  } catch {
    return undefined;
  }
}
