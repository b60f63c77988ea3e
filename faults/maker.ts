/**
 * A maker in the workshop who works through every fault: prepares batches, takes some apart, scans
 * each piece from waiting to packed, and dispatches what is packed. Each call is repeated until the
 * shop answers it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { OfficeAnswerOf } from '../src/contract/office/contract.ts';
import type { OfficeEndpointName } from '../src/contract/office/endpoints.ts';
import { SCAN_STEPS } from '../src/domain/orders/pieces/scan-step.ts';
import { officeAt, tokenOfLink } from '../src/server/testing/processes/office-client.ts';
import type { OfficeAt, OfficeRequest } from '../src/server/testing/processes/office-client.ts';
import { runCommand } from './shop-process.ts';
import type { World } from './world.ts';

/** What the shop acknowledged to the maker. */
export interface Made {
  /** Numbers of batches that were prepared and stayed. */
  batches: number[];
  /** Codes of pieces of which every scan advanced them. */
  packed: string[];
  /** Tracking numbers of the orders that were dispatched. */
  sent: string[];
  /** What no maker expects. */
  surprises: string[];
}

const OWNER = 'owner@keepsake.example';
const RETRY_MS = 100;
const PATIENCE_MS = 120_000;
const SHEET = { w: 420, h: 297, margin: 8, gap: 4 };
/** Pieces of one batch, so that a run has several. */
const PIECES_OF_A_BATCH = 6;
/** Each so many batches one is taken apart and asked for again. */
const APART_EACH = 3;
/** Orders of one call, so that a run has several. */
const ORDERS_OF_A_DISPATCH = 7;

/** Returns when everything is made and sent. */
export async function makeEverything(world: World): Promise<Made> {
  const made: Made = { batches: [], packed: [], sent: [], surprises: [] };
  const call = await signedIn(world, made);
  for (let turn = 0; !world.signal.aborted; turn += 1) {
    const board = await call('workshopBoard', {});
    const waiting = board.groups.flatMap(({ pieces }) =>
      pieces.filter(({ state, batch }) => state === 'waiting' && batch === null),
    );
    if (waiting.length === 0) break;
    const pieces = waiting.slice(0, PIECES_OF_A_BATCH).map(({ id, version }) => ({ id, version }));
    const body = { id: crypto.randomUUID(), sheet: SHEET, pieces };
    const { number } = await call('batchAsk', { body });
    if (turn % APART_EACH === 1) {
      await call('batchTakeApart', { params: { number: String(number) } });
      continue;
    }
    const batch = await untilReady(call, number);
    for (const { cause, reference } of batch.leftOut)
      made.surprises.push(`batch ${number} left ${reference} out: ${cause}`);
    made.batches.push(number);
    for (const { code } of batch.pieces) await packByScans(call, code, made);
  }
  await sendEverything(world, call, made);
  return made;
}

type Call = Awaited<ReturnType<typeof signedIn>>;

async function untilReady(call: Call, number: number): Promise<OfficeAnswerOf<'batch'>> {
  const begun = performance.now();
  for (;;) {
    const batch = await call('batch', { params: { number: String(number) } });
    if (batch.state === 'ready') return batch;
    if (performance.now() - begun > PATIENCE_MS)
      throw new Error(`Batch ${number} is still ${batch.state}`);
    await sleep(RETRY_MS);
  }
}

/** A device keeps the id of a scan until it hears the outcome. */
async function packByScans(call: Call, code: string, { packed, surprises }: Made): Promise<void> {
  for (const to of SCAN_STEPS) {
    const body = { id: crypto.randomUUID(), code, at: new Date().toISOString(), to };
    const { outcome, message } = await call('scanRecord', { body });
    if (outcome !== 'advanced') {
      surprises.push(`scan of ${code} to ${to}: ${outcome}, ${message}`);
      return;
    }
  }
  packed.push(code);
}

/** As a member does who imports the carrier's file. A repeated call finds its parcels sent. */
async function sendEverything(world: World, call: Call, made: Made): Promise<void> {
  while (!world.signal.aborted) {
    const { orders } = await call('sending', {});
    if (orders.length === 0) return;
    const parcels = orders.slice(0, ORDERS_OF_A_DISPATCH).map(({ reference }, at) => ({
      reference,
      tracking: `KS${String(made.sent.length + at).padStart(9, '0')}GB`,
    }));
    const answer = await call('sendingDispatch', { body: { carrier: 'royal-mail', parcels } });
    for (const { reference, outcome, message } of answer.parcels)
      if (outcome !== 'dispatched' && outcome !== 'sent')
        made.surprises.push(`dispatch of ${reference}: ${outcome}, ${message}`);
    made.sent.push(...parcels.map(({ tracking }) => tracking));
  }
}

/** Signs in by the link of the command. Each call is repeated until the shop answers it. */
async function signedIn(world: World, { surprises }: Made) {
  const office = await untilSignedIn(world);
  return async <Name extends OfficeEndpointName>(
    name: Name,
    request: OfficeRequest,
  ): Promise<OfficeAnswerOf<Name>> => {
    const begun = performance.now();
    for (;;) {
      const answer = await office.ask(name, request).catch(() => null);
      if (answer?.ok) return ((await answer.json()) as { data: OfficeAnswerOf<Name> }).data;
      const said = answer ? `${answer.status} ${await answer.text()}` : 'cut';
      if (answer && answer.status < 500) throw new Error(`${name} answered ${said}`);
      if (answer?.status === 500) surprises.push(`${name} answered 500`);
      if (performance.now() - begun > PATIENCE_MS) throw new Error(`${name} still answers ${said}`);
      await sleep(RETRY_MS);
    }
  };
}

/** Each time by a new link, because a link whose answer was lost may be spent. */
async function untilSignedIn({ environment, origin }: World): Promise<OfficeAt> {
  const begun = performance.now();
  for (;;) {
    const printed = await runCommand(environment, 'staff', 'link', OWNER);
    const office = await officeAt(origin, tokenOfLink(printed)).catch((error: unknown) => {
      if (performance.now() - begun > PATIENCE_MS) throw error;
    });
    if (office) return office;
  }
}
