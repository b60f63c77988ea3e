/** Sample orders for a shop in trial mode, so that the office has something to show. */
import { bound } from '../../bound.ts';
import { ShopError } from '../../../domain/errors.ts';
import type { Transaction } from '../../database/connection/connection.ts';
import { newId } from '../../database/ids.ts';
import { enqueue } from '../../jobs/queue.ts';
import { machineFilesQueue } from '../workshop/machine-files/machine-files.queue.ts';
import { takeSampleStep } from './make-samples.ts';
import type { SampleMaking } from './make-samples.ts';
import { seededRandom } from '../../../domain/seeded-random.ts';
import { samplePlan } from './sample-plan.ts';
import { linesToMake, listSampleProducts } from './sample-products.store.ts';
import type { SampleRun } from './sample-runs.store.ts';
import { samplesContext } from './samples.context.ts';
import type {
  SampleActor,
  SamplesContext,
  SamplesDependencies,
  SampleShop,
} from './samples.context.ts';

export type { SampleRun } from './sample-runs.store.ts';

export type SamplesService = ReturnType<typeof samplesService>;

/** Sample orders must not sell the shop out. */
const LEAST_STOCK = 200;
const STOCKER = { kind: 'command', name: 'sample-orders' } as const;
const INTERRUPTED = 'The shop was stopped.';

export function samplesService(dependencies: SamplesDependencies) {
  const context = samplesContext(dependencies);
  return bound(context, {
    record: recordSamples,
    request: requestSamples,
    show: showSamples,
    runJob: runSamplesJob,
    make: makeSamples,
  });
}

/** Null outside trial mode. */
export async function showSamples({
  runs,
  open,
}: SamplesContext): Promise<{ run: SampleRun | null } | null> {
  return open && { run: (await runs.newest()) ?? null };
}

/** Records in the journal who makes sample orders. Throws stepNotAllowed outside trial mode. */
export async function recordSamples(
  context: SamplesContext,
  actor: SampleActor,
  count: number,
): Promise<void> {
  opener(context);
  await context.database
    .transaction()
    .execute((transaction) => recordRun(context, transaction, { actor, id: newId(), count }));
}

const recordRun = (
  { record }: SamplesContext,
  transaction: Transaction,
  { actor, id, count }: { actor: SampleActor; id: string; count: number },
): Promise<void> =>
  record(transaction, {
    actor,
    action: 'samples.make',
    subject: { kind: 'samples', id },
    before: null,
    after: { count },
  });

/** Queues a job. Throws stepNotAllowed outside trial mode, and while another run is under way. */
export async function requestSamples(
  context: SamplesContext,
  actor: SampleActor,
  count: number,
): Promise<SampleRun> {
  const { database, clock, runs } = context;
  opener(context);
  const run = { id: newId(), wanted: count, requestedAt: clock() };
  await database.transaction().execute(async (transaction) => {
    if (!(await runs.insert(transaction, run)))
      throw new ShopError('stepNotAllowed', { message: 'Sample orders are being made already.' });
    await recordRun(context, transaction, { actor, id: run.id, count });
    await enqueue(transaction, 'makeSampleOrders', { runId: run.id });
  });
  return { ...run, made: 0, beganAt: null, endedAt: null, failure: null };
}

/** Run by a job. A run that was interrupted is not repeated, because its orders are there. */
export async function runSamplesJob(
  context: SamplesContext,
  runId: string,
  signal: AbortSignal,
): Promise<void> {
  const { runs, clock } = context;
  const run = await runs.begin(runId, clock());
  if (!run) return runs.end(runId, { endedAt: clock(), failure: INTERRUPTED });
  let failure: string | null = 'An error occurred; the log has it.';
  try {
    const made = await makeSamples(context, run.wanted, {
      signal,
      onProgress: (done) => runs.setMade(runId, done),
    });
    failure = made < run.wanted ? INTERRUPTED : null;
  } finally {
    await runs.end(runId, { endedAt: clock(), failure });
  }
}

export interface SampleOptions {
  signal?: AbortSignal;
  onProgress?: (made: number) => Promise<void> | void;
}

/**
 * Makes the orders now, and queues the machine files of those still to be made. Sends no emails.
 * Returns how many were made. Throws stepNotAllowed outside trial mode.
 */
export async function makeSamples(
  context: SamplesContext,
  count: number,
  { signal, onProgress }: SampleOptions = {},
): Promise<number> {
  const { database, clock } = context;
  const shop = opener(context)();
  try {
    const now = clock();
    const random = seededRandom(now.getTime());
    const products = await listSampleProducts(database);
    const making: SampleMaking = { shop, random, products, orderIds: new Map() };
    shop.setClock(now);
    await fillStock(shop, products);
    for (const event of samplePlan(count, now, random)) {
      if (signal?.aborted) break;
      const before = making.orderIds.size;
      await takeSampleStep(making, event);
      if (making.orderIds.size > before) await onProgress?.(making.orderIds.size);
    }
    await queueFiles(context, [...making.orderIds.values()]);
    return making.orderIds.size;
  } finally {
    await shop.close();
  }
}

function opener({ open }: SamplesContext): () => SampleShop {
  if (!open)
    throw new ShopError('stepNotAllowed', {
      message: 'Sample orders are made in trial mode only, and paid at the stand-in.',
    });
  return open;
}

async function fillStock(
  { services: { stockLevels } }: SampleShop,
  products: Awaited<ReturnType<typeof listSampleProducts>>,
): Promise<void> {
  const stocks = new Map(products.map(({ blankSku, stock: left }) => [blankSku, left]));
  for (const [sku, left] of stocks)
    if (left < LEAST_STOCK)
      await stockLevels.change(
        sku,
        { kind: 'delivered', count: LEAST_STOCK - left },
        { actor: STOCKER },
      );
}

async function queueFiles({ database }: SamplesContext, orderIds: string[]): Promise<void> {
  const lines = await linesToMake(database, orderIds);
  await database.transaction().execute(async (transaction) => {
    for (const orderLineId of lines)
      await enqueue(
        transaction,
        'makeMachineFiles',
        { orderLineId },
        { queue: machineFilesQueue(orderLineId) },
      );
  });
}
