/** `npm run restore -- <file>`: restores a backup into an empty database and data folder. */
import path from 'node:path';
import { checkBackup } from '../backup/check-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { checkVersion } from '../backup/restore-checks.ts';
import { takesSecret } from '../backup/secret-check.ts';
import { openMediaStore } from '../gateways/media/open-media-store.ts';
import { withDatabase } from '../process/shop-command.ts';
import { readRestoreCommand, RESTORE_HELP } from './arguments/backup-arguments.ts';
import { readOrHelp } from './arguments/read-or-help.ts';

const command = readOrHelp('restore', readRestoreCommand, RESTORE_HELP);
if (command) {
  const file = path.resolve(command.file);
  await withDatabase(async ({ config, databaseUrl, report }) => {
    const { dataFolder, secret } = config;
    report(`Checking ${file}.`);
    const checked = await checkBackup(file);
    await checkVersion(checked.head);
    const takeSecret = takesSecret(checked.head, { secret, dataFolder }, command.acceptOtherSecret);
    report('Restoring it.');
    const { madeAt, rows, files } = await restoreBackup(file, checked, {
      databaseUrl,
      dataFolder,
      media: await openMediaStore(config),
      takeSecret,
    });
    report(`Restored the shop of ${madeAt.toISOString()}: ${rows} rows and ${files} files.`);
  });
}
