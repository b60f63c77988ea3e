/** `npm run journal -- verify`: finds out whether anything but the shop has changed the journal. */
import { CommandError, withShop } from '../process/shop-command.ts';
import { JOURNAL_HELP, readJournalCommand } from './arguments/journal-arguments.ts';
import { readOrHelp } from './arguments/read-or-help.ts';

const FAULTS = {
  missing: 'was removed',
  changed: 'was changed',
  inserted: 'was not written by the shop',
} as const;

const command = readOrHelp('journal', readJournalCommand, JOURNAL_HELP);
if (command) {
  await withShop(async ({ journal }, { report }) => {
    const { rows, lastHash, fault } = await journal.verify();
    if (fault)
      throw new CommandError(`The journal is broken: row ${fault.number} ${FAULTS[fault.kind]}.`);
    report(
      `The journal is unbroken: ${rows} ${rows === 1 ? 'row' : 'rows'}, last hash ${lastHash}`,
    );
  });
}
