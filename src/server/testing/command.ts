/** Runs a workshop command as a person types it, in a separate process. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { INHERITED } from './processes/inherited-environment.ts';

export interface CommandOutput {
  code: number | null;
  /** From both of its outputs. */
  output: string;
}

/** @param name of `npm run <name>` */
export async function typed(
  name: string,
  args: readonly string[],
  settings: NodeJS.ProcessEnv,
): Promise<CommandOutput> {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, `../commands/${name}.ts`), ...args],
    {
      env: { ...INHERITED, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  child.stdout.on('data', (text) => (output += String(text)));
  child.stderr.on('data', (text) => (output += String(text)));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, output };
}
