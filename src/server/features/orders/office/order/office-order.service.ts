/** One order with everything that the office shows of it. */
import type { Clock } from '../../../../../domain/time/clock.ts';
import { ShopError } from '../../../../../domain/errors.ts';
import { sum, pence } from '../../../../../domain/money/money.ts';
import type { OrderSituation } from '../../../../../domain/orders/office/office-steps.ts';
import { isPayable } from '../../../../../domain/orders/pay-by.ts';
import { mayEditByStaff } from '../../../../../domain/orders/office/change-of-words.ts';
import { mayFlag } from '../../../../../domain/workshop/approval.ts';
import { parseOrderReference } from '../../../../../domain/orders/order-number.ts';
import type { FieldRule } from '../../../../../domain/personalisation/personalisation.ts';
import { londonDate } from '../../../../../domain/time/london-date.ts';
import type { Database, Transaction } from '../../../../database/connection/connection.ts';
import { inSnapshot } from '../../../../database/connection/snapshot.ts';
import { bound } from '../../../../bound.ts';
import { awaitedFiles } from '../../../../jobs/file-jobs.ts';
import type { AwaitedFiles } from '../../../../jobs/file-jobs.ts';
import { documentsOfOrder } from '../../../invoices/issued-documents.ts';
import type { IssuedRow } from '../../../invoices/issued-documents.ts';
import type { CatalogueService } from '../../../catalogue/catalogue.service.ts';
import type { JournalService } from '../../../journal/journal.service.ts';
import type { PaymentsService } from '../../../payments/payments.service.ts';
import { idByReference, sentParcels } from '../../course/order-course.store.ts';
import type { SentParcel } from '../../course/order-course.store.ts';
import type { WholeOrder } from '../../search/find-order.ts';
import type { OrderRefundsService } from '../../refunds/order-refunds.service.ts';
import type { Money } from '../../refunds/refund-order-lines.ts';
import type { PayLinks } from '../../steps/pay-links.ts';
import type { Order, OrdersService } from '../../orders.service.ts';
import { emailsOf } from './order-emails.store.ts';
import type { SentEmail } from './order-emails.store.ts';
import { fullHistory, ledgerOf, linesMade, paidOrdersOf } from './office-order.store.ts';
import type { HistoryEntry, LineMade } from './office-order.store.ts';

export interface OfficeOrderDependencies {
  database: Database;
  clock: Clock;
  orders: Pick<OrdersService, 'byId' | 'check'>;
  payments: Pick<PaymentsService, 'attemptsOf' | 'refundsOf'>;
  orderRefunds: Pick<OrderRefundsService, 'moneyOf'>;
  journal: Pick<JournalService, 'list'>;
  catalogue: Pick<CatalogueService, 'variants'>;
  payLinks: Pick<PayLinks, 'addressOf'>;
}

export interface OfficeOrderView extends WholeOrder {
  /** Plain date in London. */
  today: string;
  situation: OrderSituation;
  version: number;
  history: readonly HistoryEntry[];
  emails: readonly SentEmail[];
  parcels: readonly SentParcel[];
  made: readonly LineMade[];
  /** By line. */
  awaitedFiles: ReadonlyMap<string, AwaitedFiles>;
  money: Money & { refundedPence: number };
  attempts: Awaited<ReturnType<PaymentsService['attemptsOf']>>;
  storedRefunds: Awaited<ReturnType<PaymentsService['refundsOf']>>;
  ledger: readonly { kind: string; amountPence: number; at: Date }[];
  documents: readonly IssuedRow[];
  orderCount: number;
  journal: Awaited<ReturnType<JournalService['list']>>['entries'];
  /** By variant; without withdrawn products. */
  fields: ReadonlyMap<string, readonly FieldRule[]>;
  /** Null unless it can be paid by a link now. */
  payLink: { address: string; until: Date } | null;
}

export type OfficeOrderService = ReturnType<typeof officeOrderService>;

export function officeOrderService(dependencies: OfficeOrderDependencies) {
  return {
    /** Accepts the reference in any notation. Throws orderNotFound. */
    idOf: async (reference: string) => (await requireOrder(dependencies.database, reference)).id,
    /** As `idOf`, with the reference as it is printed. */
    referenceOf: (reference: string) => requireOrder(dependencies.database, reference),
    ...bound(dependencies, { find: findOfficeOrder }),
  };
}

/** Accepts the reference in any notation. Throws orderNotFound. */
async function requireOrder(
  database: Database | Transaction,
  typed: string,
): Promise<{ id: string; reference: string }> {
  const reference = parseOrderReference(typed);
  const id = reference && (await idByReference(database, reference));
  if (!id) throw new ShopError('orderNotFound');
  return { id, reference };
}

/**
 * As `requireOrder`, with everything that the office shows of the order, all of one moment: a change
 * by the version that is shown is a change of what is shown.
 */
export async function findOfficeOrder(
  dependencies: OfficeOrderDependencies,
  reference: string,
): Promise<OfficeOrderView> {
  const { database, clock, catalogue } = dependencies;
  const read = await inSnapshot(database, (transaction) =>
    readOrder(dependencies, transaction, reference),
  );
  const products = await catalogue.variants(
    read.lines.map(({ productVariantId }) => productVariantId),
  );
  const { made, money, parcels, history } = read;
  return {
    ...read,
    today: londonDate(clock()),
    situation: situationOf(read, made, money, parcels, isPayable(read.order, clock())),
    payLink: payLinkOf(dependencies, read.order),
    version: history.length,
    money: { ...money, refundedPence: refundedOf(money) },
    fields: new Map([...products].map(([variantId, { fields }]) => [variantId, fields])),
  };
}

async function readOrder(
  { database, orders, payments, orderRefunds, journal }: OfficeOrderDependencies,
  transaction: Transaction,
  reference: string,
) {
  const { id } = await requireOrder(transaction, reference);
  const whole = await orders.check(await orders.byId(id, transaction), transaction);
  return {
    ...whole,
    history: await fullHistory(transaction, id),
    emails: await emailsOf(transaction, id),
    parcels: await sentParcels(database, id, transaction),
    made: await linesMade(transaction, id),
    awaitedFiles: await awaitedFiles(
      transaction,
      whole.lines.map((line) => line.id),
    ),
    money: await orderRefunds.moneyOf(id, transaction),
    attempts: await payments.attemptsOf(id, transaction),
    storedRefunds: await payments.refundsOf(id, transaction),
    ledger: await ledgerOf(transaction, id),
    documents: await documentsOfOrder(transaction, id),
    orderCount: await paidOrdersOf(transaction, whole.person.email),
    journal: (await journal.list({ kind: 'order', id }, transaction)).entries,
  };
}

function payLinkOf(
  { clock, payLinks }: OfficeOrderDependencies,
  order: Order,
): OfficeOrderView['payLink'] {
  if (!order.payBy || !isPayable(order, clock())) return null;
  return { address: payLinks.addressOf(order), until: order.payBy };
}

const refundedOf = ({ refunds }: Money): number =>
  sum(
    refunds
      .filter(({ state }) => state !== 'failed' && state !== 'cancelled')
      .map(({ amountPence }) => pence(amountPence)),
  );

const isToApprove = ({ state }: LineMade['pieces'][number]): boolean => state === 'toApprove';

function situationOf(
  { order, payment, invoice, person }: WholeOrder,
  made: readonly LineMade[],
  { entries }: Money,
  parcels: readonly SentParcel[],
  isPayableNow: boolean,
): OrderSituation {
  return {
    state: order.state,
    heldAt: order.heldAt,
    lines: made.map(({ productionState }) => productionState),
    toApprove: made.flatMap(({ pieces }) => pieces).filter(isToApprove).length,
    canFlag: made.some(({ pieces }) => pieces.some(mayFlag)),
    canChangeWords: made.some(({ pieces }) => mayEditByStaff(order.state, pieces)),
    isMoneyMoving: payment === 'capturing' || payment === 'pending' || payment === 'review',
    leftPence: entries.reduce((left, { leftPence }) => left + leftPence, 0),
    hasInvoice: invoice !== null,
    isPayable: isPayableNow,
    hasParcelInTransit: parcels.some(({ state }) => state === 'dispatched'),
    isErased: person.email === '',
    isSample: order.isSample,
  };
}
