/** Parses the arguments of `npm run journal --`. */
import { UsageError } from './order-arguments.ts';

export interface JournalCommand {
  verb: 'verify';
}

export const JOURNAL_HELP = `npm run journal -- verify

  verify    reads the whole journal and names the first row that was changed, removed or
            inserted by anything but the shop

Prints the number of rows and the hash of the last one. A copy of both, stored elsewhere, also
shows whether the whole journal was written again. Exit code: 0 unbroken, 1 broken,
2 wrong usage.`;

/** Null if help is requested. Throws UsageError. */
export function readJournalCommand(typed: readonly string[]): JournalCommand | null {
  if (typed.length === 0 || typed.includes('--help') || typed.includes('-h')) return null;
  const [verb, ...rest] = typed;
  if (verb !== 'verify' || rest.length > 0) throw new UsageError('Use verify.');
  return { verb };
}
