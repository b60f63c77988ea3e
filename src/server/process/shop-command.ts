/** Runs one command on the shop's own database, whether the shop is running or not, and closes everything again. */
import path from 'node:path';
import Fastify from 'fastify';
import type { Logger } from 'pino';
import { ShopError } from '../../domain/errors.ts';
import { readConfig } from '../config/config.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/connection/connection.ts';
import { migrate } from '../database/migrate.ts';
import { explain } from './explain.ts';
import { findDatabase } from './find-database.ts';
import { refusalOf } from '../http/problems.ts';
import { storedSecret } from '../config/stored-secret.ts';
import { makeLogger } from './logging.ts';
import { openServices } from '../services/open-services.ts';
import type { OutsideWorld } from './outside-world.ts';
import type { Services } from '../services/services.ts';
import { makeStopper, stopOnSignals } from './stop.ts';
import type { Stopper } from './stop.ts';

const ROOT = path.join(import.meta.dirname, '../../..');

export interface CommandTools {
  database: Database;
  /** Prints a line for the operator. */
  report: (line: string) => void;
  /** Serves the stand-ins for outside services, unless the open shop does. */
  serveStandIns: () => Promise<void>;
}

type Work = (services: Services, tools: CommandTools) => Promise<void>;

export interface BareTools {
  config: Config;
  databaseUrl: string;
  logger: Logger;
  stopper: Stopper;
  report: (line: string) => void;
}

/** An error that the operator can fix; its message is sufficient. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/**
 * The shop runs the jobs that the work queues, now or at its next start. Ends the process, with
 * exit code 1 if the work failed.
 */
export async function withShop(work: Work): Promise<void> {
  await withDatabase((tools) => openAndWork(tools, work));
}

/** The same without opening the shop or migrating its database. */
export async function withDatabase(work: (tools: BareTools) => Promise<void>): Promise<void> {
  // Hides log lines other than warnings, which would distract from the command's own output.
  const logger = await makeLogger('warn');
  const stopper = makeStopper(logger);
  stopOnSignals(stopper);
  try {
    const config = readConfig(process.env, ROOT);
    const databaseUrl = await findDatabase(config, stopper, report);
    await work({ config, databaseUrl, logger, stopper, report });
    stopper.stop('done');
  } catch (error) {
    // The command was stopped: the error only comes from what is already closed.
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
    secret: config.secret ?? storedSecret(config.dataFolder),
  });
  await work(services, {
    database: surroundings.database,
    report,
    serveStandIns: () => serveStandIns(config, surroundings.outside, stopper),
  });
}

async function serveStandIns(
  { host, port }: Config,
  outside: Pick<OutsideWorld, 'register'>,
  stopper: Stopper,
): Promise<void> {
  const fastify = Fastify();
  await outside.register(fastify);
  stopper.add('requests', { stop: () => fastify.close() });
  try {
    await fastify.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  }
}

function report(line: string): void {
  process.stdout.write(`${line}\n`);
}

function reasonOf(error: unknown): string {
  if (error instanceof CommandError) return error.message;
  return error instanceof ShopError ? refusalOf(error).body.message : explain(error);
}
