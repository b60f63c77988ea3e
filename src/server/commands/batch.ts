/** `npm run batch -- --to <folder>`: nests pieces waiting for production on sheets for presses and lasers. */
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sheetsList, leftOutLine } from '../features/workshop/batch-sheets/batch-sheets.list.ts';
import { CommandError, withShop } from '../process/shop-command.ts';
import { BATCH_HELP, readBatchCommand } from './arguments/batch-arguments.ts';
import { readOrHelp } from './arguments/read-or-help.ts';

/** Refuses a folder with sheets of an earlier run, which would be made a second time. */
async function openFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new CommandError(`${folder} is not empty: batch sheets need a folder of their own.`);
}

const command = readOrHelp('batch', readBatchCommand, BATCH_HELP);
if (command) {
  await withShop(async ({ batchSheets }, { report }) => {
    const { folder, request } = command;
    await openFolder(folder);
    const made = await batchSheets.make(request, (name, bytes) =>
      writeFile(path.join(folder, name), bytes, { flag: 'wx' }),
    );
    const { sheets, leftOut } = made;
    if (sheets.length + leftOut.length === 0) return report('Nothing is waiting to be made.');
    await writeFile(path.join(folder, 'list.txt'), sheetsList(made));
    for (const { name, placed } of sheets) report(`${name}: ${placed.length}`);
    for (const one of leftOut) report(`Left out: ${leftOutLine(one)}`);
  });
}
