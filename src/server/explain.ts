/** What went wrong, for the person at the terminal: a line where they can put it right, else with its stack. */
import { ConfigError } from './config.ts';
import type { Config } from './config.ts';
import { MigrationError } from './database/migrate.ts';

export function explain(error: unknown, config?: Config): string {
  if (error instanceof ConfigError || error instanceof MigrationError) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return `Port ${config?.port} is in use: is the shop already open? Close it, or choose another port with PORT.`;
  }
  if (code === 'EACCES') return `Not allowed: ${(error as Error).message}`;
  if (code === 'ECONNREFUSED')
    return `No database answers at DATABASE_URL: ${(error as Error).message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
