/** A shop in a separate process, with stand-ins beside it, that tests close, restore and open again. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll } from 'vitest';
import { buildIfStale } from '../../../../tools/prepare.mjs';
import { NODE_FLAGS, SHOP_PROGRAM } from '../../../../tools/shop-program.mjs';
import { freePort } from '../../database/embedded/free-port.ts';
import { openMailbox } from '../../gateways/mail/mailbox/mailbox.ts';
import { newStandIn } from '../../gateways/paypal/stand-in/stand-in.ts';
import { startStandIn } from '../../gateways/paypal/stand-in/stand-in.plugin.ts';
import { emailsIn } from '../emails.ts';
import { shopAt } from './shop-client.ts';
import { INHERITED } from './inherited-environment.ts';

const ROOT = path.join(import.meta.dirname, '../../../..');
const OPENS_WITHIN_MS = 180_000;
const PAYPAL = { clientId: 'process', clientSecret: 'hidden', webhookId: 'WH-PROCESS' };

export interface OutsideShop {
  /** Settings of every shop opened here. */
  settings: NodeJS.ProcessEnv;
  emailTo: ReturnType<typeof emailsIn>;
  /** A folder that is deleted after the tests. */
  folder: string;
}

/** A payment provider, a mail server and a port, shared by every shop opened here. Ends with the test file. */
export async function outsideShop(origin?: string): Promise<OutsideShop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'keepsake-process-'));
  const port = await freePort();
  const mailbox = await openMailbox(path.join(folder, 'mailbox'));
  const own = `http://127.0.0.1:${port}`;
  const payPal = await startStandIn(
    newStandIn({ ...PAYPAL, webhookUrl: `${own}/gateway/paypal/webhook` }),
  );
  afterAll(async () => {
    await payPal.app.close();
    await mailbox.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    folder,
    emailTo: emailsIn(path.join(folder, 'mailbox')),
    settings: {
      ...INHERITED,
      HOST: '127.0.0.1',
      PORT: String(port),
      ORIGIN: origin ?? own,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      SMTP_URL: mailbox.smtpUrl,
      PAYPAL_BASE_URL: payPal.url,
      PAYPAL_CLIENT_ID: PAYPAL.clientId,
      PAYPAL_CLIENT_SECRET: PAYPAL.clientSecret,
      PAYPAL_WEBHOOK_ID: PAYPAL.webhookId,
      BANK_HOLIDAYS_URL: 'http://127.0.0.1:9/bank-holidays.json',
    },
  };
}

/** Waits until the shop is open. */
export async function openShopProcess(settings: NodeJS.ProcessEnv) {
  await buildIfStale();
  const child = spawn(process.execPath, [...NODE_FLAGS, SHOP_PROGRAM], {
    cwd: ROOT,
    // The channel closes when the tests are killed outright, which makes the shop stop.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: settings,
  });
  let output = '';
  child.stdout?.on('data', (text) => (output += String(text)));
  const own = `http://127.0.0.1:${settings.PORT}`;
  const tooLate = Date.now() + OPENS_WITHIN_MS;
  while (!(await fetch(`${own}/health/ready`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > tooLate)
      throw new Error(`The shop did not open (exit code ${child.exitCode}): ${output}`);
    await sleep(50);
  }
  return {
    shop: shopAt(own),
    output: () => output,
    /** Returns its exit code; null if a signal ended it. */
    async close(): Promise<number | null> {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      return child.exitCode;
    },
  };
}
