/** Makes a job's error storable in the queue's table. */
import { manyLines } from '../../domain/text/plain-text.ts';

/** A mail server may reply with megabytes. */
const LONGEST_MESSAGE = 1000;

/**
 * Errors quote what other servers sent. Postgres refuses text with U+0000 or lone surrogates, and a
 * failure that cannot be recorded ends the process.
 */
export function storableError(error: unknown): Error {
  const given = error instanceof Error ? error : new Error(String(error));
  const message = manyLines(given.message.slice(0, LONGEST_MESSAGE).toWellFormed());
  return message === given.message ? given : new Error(message, { cause: given });
}
