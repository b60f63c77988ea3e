/** Starts the shop: settings, database, migrations, demo shop, app, jobs, and finally the listening port. */

import path from 'node:path';
import type { Logger } from 'pino';
import { DEMO_CUSTOMER } from '../domain/people/demo-customer.ts';
import { readConfig } from './config/config.ts';
import type { Config } from './config/config.ts';
import { migrate } from './database/migrate.ts';
import { explain } from './process/explain.ts';
import { findDatabase } from './process/find-database.ts';
import { storedSecret } from './config/stored-secret.ts';
import { returnIdleMemory } from './process/idle-memory.ts';
import { makeLogger } from './process/logging.ts';
import { makeStopper, stopOnSignals } from './process/stop.ts';
import type { Stopper } from './process/stop.ts';
import { keepTickShape } from './process/tick-shape.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** Reports slow steps to the operator who starts the shop; the log is for operations. */
function report(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function open(config: Config, stopper: Stopper, logger: Logger): Promise<void> {
  // Postgres starts in its own process while this one loads its modules.
  const [databaseUrl, { openShop }] = await Promise.all([
    findDatabase(config, stopper, report),
    import('./process/open-shop.ts'),
  ]);
  const applied = await migrate(databaseUrl);
  if (applied.length > 0) report(`Migrated the database: ${applied.join(', ')}.`);
  const officeAddress = await openShop({
    config,
    databaseUrl,
    logger,
    stopper,
    report,
    root: ROOT,
    secret: config.secret ?? storedSecret(config.dataFolder),
    development: process.argv.includes('--development'),
  });
  returnIdleMemory((err) => logger.warn({ err }, 'idle memory is not given back'));
  logger.info({ role: config.role, tookMilliseconds: Math.round(performance.now()) }, 'open');
  if (config.role !== 'worker') tellAddresses(config, officeAddress);
}

function tellAddresses({ origin, mail, trial }: Config, officeAddress: string | null): void {
  report(`\nKeepsake is open.\n  Shop      ${origin}`);
  if (!mail.smtpUrl) report(`  Mailbox   ${origin}/mailbox`);
  if (trial) report(`  Customer  ${DEMO_CUSTOMER.email}, password ${DEMO_CUSTOMER.password}`);
  if (officeAddress) report(`  Office    ${officeAddress} (works once, for ten minutes)`);
  report('  Ctrl-C closes it.\n');
}

async function main(): Promise<void> {
  keepTickShape();
  const config = readConfig(process.env, ROOT);
  const logger = await makeLogger(config.logLevel);
  const stopper = makeStopper(logger);
  stopOnSignals(stopper);
  try {
    await open(config, stopper, logger);
  } catch (error) {
    // The shop was stopped during the start: the error only comes from what is already closed.
    if (stopper.isStopping()) return;
    report(explain(error, config));
    stopper.stop('the start failed', 1);
  }
}

try {
  await main();
} catch (error) {
  report(explain(error));
  process.exitCode = 1;
}
