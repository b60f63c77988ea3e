/** `npm run jobs`: lists failed and stuck jobs, retries them or gives them up. */
import { MINUTE } from '../../domain/time/durations.ts';
import type { Database } from '../database/connection/connection.ts';
import { failedJobs } from '../jobs/failed-jobs.ts';
import type { FailedJob } from '../jobs/failed-jobs.ts';
import { CommandError, withShop } from '../process/shop-command.ts';
import { UsageError } from './arguments/order-arguments.ts';
import { readOrHelp } from './arguments/read-or-help.ts';

const HELP = `npm run jobs [-- what to do]

  list                   jobs that failed permanently, keep failing or are overdue (the default)
  retry <id> … | all     runs them at once, with all their attempts again
  give-up <id> … | all   removes them from the queue without doing their work

Exit code: 0 done, 1 refused by the shop, 2 wrong usage.`;

const UNITS: readonly [string, number][] = [
  ['d', 24 * 60 * MINUTE],
  ['h', 60 * MINUTE],
  ['min', MINUTE],
];

function ageOf({ createdAt }: FailedJob): string {
  const age = Date.now() - createdAt.getTime();
  const [unit, length] = UNITS.find(([, long]) => age >= long) ?? ['s', 1000];
  return `${Math.floor(age / length)} ${unit}`;
}

const STATES: Record<FailedJob['state'], (job: FailedJob) => string> = {
  failed: () => 'failed permanently',
  troubled: ({ runAt }) => `keeps failing, next try ${runAt.toISOString().slice(0, 16)}Z`,
  overdue: () => 'overdue: no worker takes it',
};

function written(job: FailedJob): string {
  const attempts = `${job.attempts} ${job.attempts === 1 ? 'attempt' : 'attempts'}`;
  const facts = [
    job.id,
    job.job,
    job.order ?? '–',
    attempts,
    `${ageOf(job)} old`,
    STATES[job.state](job),
  ];
  const error = job.lastError === null ? '' : `\n    ${job.lastError.split('\n')[0]}`;
  return facts.join('  ') + error;
}

async function list(database: Database, report: (line: string) => void): Promise<void> {
  const jobs = await failedJobs(database);
  for (const job of jobs) report(written(job));
  if (jobs.length === 0) report('No job has failed or is stuck.');
}

async function idsOf(database: Database, given: readonly string[]): Promise<string[]> {
  const known = (await failedJobs(database)).map(({ id }) => id);
  if (given.length === 1 && given[0] === 'all') return known;
  const unknown = given.find((id) => !known.includes(id));
  if (unknown !== undefined)
    throw new CommandError(`No job ${unknown} has failed or is stuck: see npm run jobs.`);
  return [...given];
}

const CHANGES = {
  retry: { change: 'retry', said: 'runs again' },
  'give-up': { change: 'giveUp', said: 'given up' },
} as const;

type Wanted = { verb: 'list' } | { verb: keyof typeof CHANGES; given: readonly string[] };

function readJobs(typed: readonly string[]): Wanted | null {
  if (typed.includes('--help') || typed.includes('-h')) return null;
  const [verb = 'list', ...given] = typed;
  if (verb === 'list' && given.length === 0) return { verb };
  if (verb !== 'retry' && verb !== 'give-up') throw new UsageError('Use list, retry or give-up.');
  if (given.length === 0) throw new UsageError(`Name the jobs to ${verb}: their ids, or all.`);
  return { verb, given };
}

const wanted = readOrHelp('jobs', readJobs, HELP);
if (wanted) {
  await withShop(async (services, { database, report }) => {
    if (wanted.verb === 'list') return await list(database, report);
    const { change, said } = CHANGES[wanted.verb];
    const changed = await services.failedJobs[change]({
      ids: await idsOf(database, wanted.given),
      actor: { kind: 'command', name: 'jobs' },
    });
    for (const id of changed) report(`${id}: ${said}`);
    if (changed.length === 0) report('No job was changed.');
  });
}
