/**
 * `npm run faults`: provokes every fault that the shop promises to survive, audits the database against
 * what shoppers were promised, and exits with 1 on any loss. `-- --minutes 3` for a short form, `--
 * --only kills,full-disk` for some of it.
 */

import { parseArgs } from 'node:util';
import { tableOf } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { seededRandom } from '../src/domain/seeded-random.ts';
import type { Scenario } from './scenario.ts';
import { backupAndRestore } from './scenarios/backup-and-restore.ts';
import { faultyPeers } from './scenarios/faulty-peers.ts';
import { fullDisk } from './scenarios/full-disk.ts';
import { hostileRequests } from './scenarios/hostile-requests.ts';
import { hostileUploads } from './scenarios/hostile-uploads.ts';
import { kills } from './scenarios/kills.ts';
import { postgresRestarts } from './scenarios/postgres-restarts.ts';
import { rollingRestarts } from './scenarios/rolling-restarts.ts';
import { slowSenders } from './scenarios/slow-senders.ts';
import { workerKills } from './scenarios/worker-kills.ts';
import { workshopKills } from './scenarios/workshop-kills.ts';
import { closeWorlds } from './world.ts';

const SCENARIOS: Record<string, Scenario> = {
  kills,
  'postgres-restarts': postgresRestarts,
  'worker-kills': workerKills,
  'workshop-kills': workshopKills,
  'rolling-restarts': rollingRestarts,
  'faulty-peers': faultyPeers,
  'full-disk': fullDisk,
  'slow-senders': slowSenders,
  'hostile-requests': hostileRequests,
  'hostile-uploads': hostileUploads,
  'backup-and-restore': backupAndRestore,
};
/** Approximate duration of a full run on two cores; other durations scale every count. */
const FULL_MINUTES = 40;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: String(FULL_MINUTES) },
    only: { type: 'string', default: Object.keys(SCENARIOS).join(',') },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
const chosen = values.only.split(',');
const unknown = chosen.filter((name) => !SCENARIOS[name]);
if (!(minutes > 0) || !Number.isInteger(seed) || unknown.length > 0) {
  console.error(
    `Give --minutes above 0, a whole --seed, and --only some of ${Object.keys(SCENARIOS).join(', ')}.`,
  );
  process.exit(2);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void closeWorlds().then(() => process.exit(1)));

console.log(`Seed ${seed}; --seed ${seed} repeats this choice of faults.`);
const outcomes: Outcome[] = [];
for (const name of chosen) {
  const begun = performance.now();
  const report = (line: string) => console.log(`  ${name}: ${line}`);
  console.log(`${name} …`);
  outcomes.push(...(await attempt(name, report)));
  console.log(`${name}: done in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
}
console.log(`\n${tableOf(outcomes)}\n`);
for (const { scenario, losses } of outcomes)
  for (const loss of losses.slice(0, 20)) console.log(`BROKEN ${scenario}: ${loss}`);
const broken = outcomes.filter(({ losses }) => losses.length > 0).length;
console.log(`${outcomes.length - broken} passed, ${broken} failed`);
// Connections left by a failed scenario must not keep the run open.
process.exit(broken === 0 ? 0 : 1);

/** A failing scenario counts as a loss and does not end the run. */
async function attempt(name: string, report: (line: string) => void): Promise<Outcome[]> {
  try {
    const scale = minutes / FULL_MINUTES;
    return await SCENARIOS[name]!({ random: seededRandom(seed), scale, report });
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return [{ scenario: name, provoked: '', seen: 'broke off', losses: [message] }];
  }
}
