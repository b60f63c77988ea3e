/** Runs one command on the shop's own database, whether the shop is open or closed, and closes everything again. */
import path from 'node:path';
import type { Logger } from 'pino';
import { ShopError } from '../domain/errors.ts';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import type { Database } from './database/connection.ts';
import { migrate } from './database/migrate.ts';
import { explain } from './explain.ts';
import { findDatabase } from './find-database.ts';
import { refusalOf } from './http/problems.ts';
import { keptSecret } from './kept-secret.ts';
import { makeLogger } from './logging.ts';
import { openServices } from './open-services.ts';
import type { Services } from './services.ts';
import { makeStopper, stopOnSignals } from './stop.ts';
import type { Stopper } from './stop.ts';

const ROOT = path.join(import.meta.dirname, '../..');

export interface CommandTools {
  database: Database;
  /** Tells the person at the terminal. */
  report: (line: string) => void;
}

type Work = (services: Services, tools: CommandTools) => Promise<void>;

export interface BareTools {
  config: Config;
  databaseUrl: string;
  logger: Logger;
  stopper: Stopper;
  report: (line: string) => void;
}

/** Something that the person at the terminal can put right; its message is all that needs saying. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Jobs that the work queues are run by the shop, now or when it is next open. Ends the process: 1 where the work failed. */
export async function withShop(work: Work): Promise<void> {
  await withDatabase((tools) => openAndWork(tools, work));
}

/** The same with the database as it is: neither migrated nor opened. */
export async function withDatabase(work: (tools: BareTools) => Promise<void>): Promise<void> {
  // Other lines than the command's own are only in the way, unless something is wrong.
  const logger = await makeLogger('warn');
  const stopper = makeStopper(logger);
  stopOnSignals(stopper);
  try {
    const config = readConfig(process.env, ROOT);
    const databaseUrl = await findDatabase(config, stopper, report);
    await work({ config, databaseUrl, logger, stopper, report });
    stopper.stop('done');
  } catch (error) {
    // Told to stop meanwhile: what broke is only what has been closed already.
    if (stopper.isStopping()) return;
    report(reasonOf(error));
    stopper.stop('the command failed', 1);
  }
}

async function openAndWork(tools: BareTools, work: Work): Promise<void> {
  const { config, databaseUrl, logger, stopper } = tools;
  await migrate(databaseUrl);
  const { services, surroundings } = await openServices({
    config,
    databaseUrl,
    logger,
    stopper,
    root: ROOT,
    secret: config.secret ?? keptSecret(config.dataFolder),
  });
  await work(services, { database: surroundings.database, report });
}

function report(line: string): void {
  process.stdout.write(`${line}\n`);
}

function reasonOf(error: unknown): string {
  if (error instanceof CommandError) return error.message;
  return error instanceof ShopError ? refusalOf(error).body.message : explain(error);
}
