/** `npm run backup -- --to <file or folder>`: writes the whole shop into one file. */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { backupName } from '../backup/backup-name.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { openMediaStore } from '../gateways/media/open-media-store.ts';
import { withDatabase } from '../process/shop-command.ts';
import type { BareTools } from '../process/shop-command.ts';
import { BACKUP_HELP, readBackupCommand } from './arguments/backup-arguments.ts';
import { readOrHelp } from './arguments/read-or-help.ts';

const to = readOrHelp('backup', readBackupCommand, BACKUP_HELP);
if (to !== null) await withDatabase((tools) => backUp(tools, path.resolve(to)));

async function backUp({ config, databaseUrl, stopper, report }: BareTools, target: string) {
  const now = new Date();
  const isFolder = await stat(target).then(
    (found) => found.isDirectory(),
    () => false,
  );
  const file = isFolder ? path.join(target, backupName(now)) : target;
  const stop = new AbortController();
  const { dataFolder, secret } = config;
  const media = await openMediaStore(config);
  const writing = writeBackup({ databaseUrl, dataFolder, media, secret }, file, {
    signal: stop.signal,
    now,
  });
  stopper.add('jobs', {
    stop: async () => {
      stop.abort();
      await writing.catch(() => {});
    },
  });
  const { rows, files } = await writing;
  const { size } = await stat(file);
  report(`Wrote ${file}: ${rows} rows and ${files} files in ${(size / 1e6).toFixed(1)} MB.`);
}
