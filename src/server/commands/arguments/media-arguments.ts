/** Parses the arguments of `npm run media --`. */
import { parseArgs } from 'node:util';
import { bucketAddress } from '../../config/bucket-address.ts';
import type { BucketAddress } from '../../config/bucket-address.ts';
import { UsageError } from './order-arguments.ts';

export const MEDIA_HELP = `npm run media -- move --to <place> | --from <place> [--delete]

  --to <place>    copies machine files and photographs from where the shop has them (MEDIA_URL) to another place
  --from <place>  copies them from another place to where the shop has them
  --delete        deletes each file of the old place once the new one has it
  <place>         folder: the folder DATA_DIR; or a bucket such as s3://bucket/folder?region=eu-west-2

Files that are there already are not copied again, so a move that was stopped goes on where it was. To move an open
shop: move --to the bucket, restart the shop with MEDIA_URL, then move --from folder for what was made meanwhile.
Buckets need AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.

Exit code: 0 done, 1 failed, 2 wrong usage.`;

export type MediaPlace = 'folder' | BucketAddress;

export interface MediaCommand {
  direction: 'to' | 'from';
  place: MediaPlace;
  deletes: boolean;
}

/** Null if help is requested. Throws UsageError. */
export function readMediaCommand(typed: readonly string[]): MediaCommand | null {
  if (typed.length === 0 || typed.includes('--help') || typed.includes('-h')) return null;
  const { values, positionals } = parse(typed);
  if (positionals.length !== 1 || positionals[0] !== 'move')
    throw new UsageError('The only step is move.');
  const { to, from } = values;
  const named = to ?? from;
  if (named === undefined || (to !== undefined && from !== undefined))
    throw new UsageError('Name the other place: --to or --from.');
  const place = named === 'folder' ? named : bucketAddress(named);
  if (!place) throw new UsageError('A place is folder, or an address such as s3://bucket/folder.');
  return { direction: to === undefined ? 'from' : 'to', place, deletes: values.delete === true };
}

function parse(typed: readonly string[]) {
  try {
    return parseArgs({
      args: [...typed],
      allowPositionals: true,
      options: { to: { type: 'string' }, from: { type: 'string' }, delete: { type: 'boolean' } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
