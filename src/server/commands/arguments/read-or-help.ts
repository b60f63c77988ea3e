/** Parses a command's arguments before the shop is opened: help and mistakes need no database. */
import { UsageError } from './order-arguments.ts';

/** Null if there is nothing to do: it has shown help, or reported the mistake and set the exit code to 2. */
export function readOrHelp<Command>(
  name: string,
  read: (typed: readonly string[]) => Command | null,
  help: string,
): Command | null {
  try {
    const command = read(process.argv.slice(2));
    if (!command) process.stdout.write(`${help}\n`);
    return command;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message} See npm run ${name} -- --help.\n`);
    process.exitCode = 2;
    return null;
  }
}
