/** `npm run media -- move`: moves machine files and photographs between the data folder and a bucket. */
import type { Config } from '../config/config.ts';
import { copyMedia } from '../gateways/media/copy-media.ts';
import { openMediaStore } from '../gateways/media/open-media-store.ts';
import { CommandError, withDatabase } from '../process/shop-command.ts';
import type { MediaCommand, MediaPlace } from './arguments/media-arguments.ts';
import { MEDIA_HELP, readMediaCommand } from './arguments/media-arguments.ts';
import { readOrHelp } from './arguments/read-or-help.ts';

const REPORT_EACH = 500;

const command = readOrHelp('media', readMediaCommand, MEDIA_HELP);
if (command) await withDatabase(({ config, report }) => move(command, config, report));

async function move(
  { direction, place, deletes }: MediaCommand,
  config: Config,
  report: (line: string) => void,
): Promise<void> {
  const own = await openMediaStore(config);
  const other = await openMediaStore({ ...config, bucket: bucketOf(place) });
  if (
    bucketOf(place)?.url === config.bucket?.url &&
    bucketOf(place)?.prefix === config.bucket?.prefix
  )
    throw new CommandError('The shop has its files there already.');
  const [from, to] = direction === 'to' ? [own, other] : [other, own];
  const { copied, there, bytes } = await copyMedia(from, to, {
    deletes,
    onProgress: (done) => {
      const all = done.copied + done.there;
      if (all % REPORT_EACH === 0) report(`${all} files …`);
    },
  });
  report(
    `Copied ${copied} files (${(bytes / 1e6).toFixed(1)} MB); ${there} were there already.${deletes ? ' The old ones are deleted.' : ''}`,
  );
}

function bucketOf(place: MediaPlace): Config['bucket'] {
  if (place === 'folder') return null;
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = process.env;
  if (!accessKeyId || !secretAccessKey)
    throw new CommandError('A bucket needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  return { ...place, accessKeyId, secretAccessKey };
}
