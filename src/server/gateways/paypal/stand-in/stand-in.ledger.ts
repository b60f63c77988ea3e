/** The stand-in's orders and past responses, stored in a journal file that survives restarts. */

import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const money = z.object({
  currency_code: z.string(),
  value: z.string().regex(/^\d{1,9}\.\d{2}$/, 'DECIMAL_PRECISION'),
});

export const purchaseUnit = z.looseObject({
  custom_id: z.string().max(127).optional(),
  invoice_id: z.string().max(127).optional(),
  amount: money.extend({ breakdown: z.record(z.string(), money).optional() }),
  items: z
    .array(
      z.looseObject({
        name: z.string().min(1).max(127),
        sku: z.string().max(127).optional(),
        quantity: z.string().regex(/^[1-9]\d{0,9}$/),
        unit_amount: money,
      }),
    )
    .optional(),
});

const refund = z.object({
  id: z.string(),
  status: z.string(),
  amount: money,
  written: z.string().optional(),
  invoice_id: z.string().optional(),
});

const capture = z.object({
  id: z.string(),
  status: z.string(),
  amount: money,
  /** How responses write the amount, if a test wants it unreadable; empty: not at all. */
  written: z.string().optional(),
  custom_id: z.string().optional(),
  invoice_id: z.string().optional(),
  refunds: z.array(refund),
});

const order = z.object({
  id: z.string(),
  status: z.enum(['CREATED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
  unit: purchaseUnit,
  returnUrl: z.string(),
  cancelUrl: z.string(),
  brand: z.string(),
  funding: z.enum(['paypal', 'card', 'declined']).optional(),
  attempts: z.number(),
  captures: z.array(capture),
  /** Of a sample order: no webhook is sent for it. */
  isSample: z.boolean().optional(),
  /** What its capture amounts to, if not to the total. */
  captured: z.string().optional(),
});

const answer = z.object({ status: z.number(), body: z.unknown() });

const entry = z.union([z.object({ order }), z.object({ request: z.string(), answer })]);

export type StandInMoney = z.infer<typeof money>;
export type StandInOrder = z.infer<typeof order>;
export type StandInCapture = z.infer<typeof capture>;
export type StandInRefund = z.infer<typeof refund>;
export type StandInAnswer = z.infer<typeof answer>;

export interface Ledger {
  orders: Map<string, StandInOrder>;
  captures(): { order: StandInOrder; capture: StandInCapture }[];
  findCapture(id: string): { order: StandInOrder; capture: StandInCapture } | undefined;
  findRefund(id: string): { capture: StandInCapture; refund: StandInRefund } | undefined;
  invoiceIsPaid(invoiceId: string): boolean;
  save(order: StandInOrder): void;
  answerTo(request: string): StandInAnswer | undefined;
  remember(request: string, answer: StandInAnswer): void;
}

/** Without a journal everything is lost at the end of the process. */
export function openLedger(journal?: string): Ledger {
  const orders = new Map<string, StandInOrder>();
  const answers = new Map<string, StandInAnswer>();
  const orderOfCapture = new Map<string, string>();
  const paidInvoices = new Set<string>();

  function index(value: StandInOrder): void {
    orders.set(value.id, value);
    for (const { id, invoice_id: invoiceId } of value.captures) {
      orderOfCapture.set(id, value.id);
      if (invoiceId) paidInvoices.add(invoiceId);
    }
  }

  function write(line: z.infer<typeof entry>): void {
    if (journal) appendFileSync(journal, `${JSON.stringify(line)}\n`);
  }

  for (const line of journal ? readJournal(journal) : []) {
    if ('order' in line) index(line.order);
    else answers.set(line.request, line.answer);
  }
  if (journal) rewrite(journal, orders, answers);

  const ledger: Ledger = {
    orders,
    captures: () =>
      [...orders.values()].flatMap((value) =>
        value.captures.map((found) => ({ order: value, capture: found })),
      ),
    findCapture(id) {
      const owner = orders.get(orderOfCapture.get(id) ?? '');
      const found = owner?.captures.find((candidate) => candidate.id === id);
      return owner && found && { order: owner, capture: found };
    },
    findRefund(id) {
      for (const { capture: owner } of ledger.captures()) {
        const found = owner.refunds.find((candidate) => candidate.id === id);
        if (found) return { capture: owner, refund: found };
      }
      return undefined;
    },
    invoiceIsPaid: (invoiceId) => paidInvoices.has(invoiceId),
    save(value) {
      index(value);
      write({ order: value });
    },
    answerTo: (request) => answers.get(request),
    remember(request, given) {
      answers.set(request, given);
      write({ request, answer: given });
    },
  };
  return ledger;
}

function readJournal(journal: string): z.infer<typeof entry>[] {
  if (!existsSync(journal)) return [];
  const lines = readFileSync(journal, 'utf8').split('\n').filter(Boolean);
  return lines.flatMap((line) => {
    try {
      return [entry.parse(JSON.parse(line))];
    } catch {
      // The last line may be incomplete if the process was killed; its call got no response.
      return [];
    }
  });
}

/** Writes one line for each order and response, dropping their earlier states. */
function rewrite(
  journal: string,
  orders: Map<string, StandInOrder>,
  answers: Map<string, StandInAnswer>,
): void {
  mkdirSync(path.dirname(journal), { recursive: true });
  const lines = [
    ...[...orders.values()].map((value) => JSON.stringify({ order: value })),
    ...[...answers].map(([request, given]) => JSON.stringify({ request, answer: given })),
  ];
  writeFileSync(`${journal}.new`, lines.map((line) => `${line}\n`).join(''));
  renameSync(`${journal}.new`, journal);
}
