/** The child process of the crash tests: a selling shop that kills itself with SIGKILL at one named checkpoint. */
import { createInterface } from 'node:readline';
import { openSellingShop, runPaymentJobs } from '../../../testing/features/checkout.ts';

const [databaseUrl = '', paypalUrl = '', port = '0', minutesLater = '0', crashAt = ''] =
  process.argv.slice(2);
const later = Number(minutesLater) * 60_000;

const shop = await openSellingShop({
  databaseUrl,
  paypalUrl,
  port: Number(port),
  timeoutMs: 5000,
  clock: () => new Date(Date.now() + later),
  checkpoint: async (name) => {
    if (name === crashAt) process.kill(process.pid, 'SIGKILL');
  },
});
process.stdout.write('ready\n');

for await (const line of createInterface(process.stdin)) {
  if (line === 'sweep') await shop.sweep.sweepPayments();
  if (line === 'jobs') await runPaymentJobs(databaseUrl, shop);
  process.stdout.write(`${line} done\n`);
}
