/** Orders, their people, lines, adjustments, history and invoices in the database. */
import { sql } from 'kysely';
import type { DesignDocument, Personalisation, Process } from '../../../artwork/design.ts';
import type { Address } from '../../../contract/cart.ts';
import type { Picture } from '../../../contract/wire.ts';
import type { OrderState } from '../../../domain/order-steps.ts';
import type { Database, Transaction } from '../../database/connection.ts';
import { newId } from '../../database/ids.ts';

export interface OrderPromise {
  dispatchOn: string;
  arrivesFrom: string;
  arrivesTo: string;
}

export interface Order {
  id: string;
  key: string;
  reference: string;
  customerId: string | null;
  cartId: string;
  cartVersion: number;
  state: OrderState;
  currency: string;
  itemsTotalPence: number;
  shippingTotalPence: number;
  subTotalPence: number;
  taxPence: number;
  totalPence: number;
  vatRegistered: boolean;
  shippingMethod: string;
  promise: OrderPromise;
  personalisedAcceptedAt: Date | null;
  placedAt: Date;
  paidAt: Date | null;
}

export interface OrderPerson {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  mobile: string;
  comment: string;
  paymentAddress: Address;
  shippingAddress: Address;
}

export interface OrderLine {
  id: string;
  position: number;
  productVariantId: string;
  blankVariantId: string;
  productSlug: string;
  sku: string;
  name: string;
  options: Record<string, string>;
  quantity: number;
  unitPricePence: number;
  lineTotalPence: number;
  vatRatePercent: number;
  vatPence: number;
  personalisation: Personalisation | null;
  /** The words with their labels, as ordered. */
  words: { label: string; text: string }[];
  process: Process;
  mirrored: boolean;
  plate: string;
  angle: string;
  picture: Picture | null;
}

/** With the filled design; apart, because designs are large and most readers need none. */
export interface DrawnLine extends OrderLine {
  document: DesignDocument;
}

export interface OrderAdjustment {
  kind: 'delivery' | 'discount';
  label: string;
  amountPence: number;
  vatRatePercent: number;
  vatPence: number;
}

export interface HistoryRow {
  orderId: string;
  actor: string;
  event: string;
  fromState: string | null;
  toState: string;
  detail?: object;
}

type Within = Database | Transaction;
const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

const LINE = [
  'id',
  'position',
  'productVariantId',
  'blankVariantId',
  'productSlug',
  'sku',
  'name',
  'options',
  'quantity',
  'unitPricePence',
  'lineTotalPence',
  'vatRatePercent',
  'vatPence',
  'personalisation',
  'words',
  'process',
  'mirrored',
  'plate',
  'angle',
  'picture',
] as const;

export function ordersStore(database: Database) {
  return {
    byKey: async (key: string): Promise<Order | null> =>
      ((await database
        .selectFrom('customerOrder')
        .selectAll()
        .where('key', '=', key)
        .executeTakeFirst()) as Order | undefined) ?? null,

    byId: async (id: string, within: Within = database): Promise<Order> =>
      (await within
        .selectFrom('customerOrder')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()) as unknown as Order,

    lock: async (transaction: Transaction, id: string): Promise<Order> =>
      (await transaction
        .selectFrom('customerOrder')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow()) as unknown as Order,

    /** The order a cart stands for: at most one that is not cancelled. */
    lockLiveOfCart: async (transaction: Transaction, cartId: string): Promise<Order | null> =>
      ((await transaction
        .selectFrom('customerOrder')
        .selectAll()
        .where('cartId', '=', cartId)
        .where('state', '<>', 'cancelled')
        .forUpdate()
        .executeTakeFirst()) as Order | undefined) ?? null,

    nextNumber: async (transaction: Transaction): Promise<number> => {
      const { rows } = await sql<{
        number: number;
      }>`SELECT nextval('order_reference') AS number`.execute(transaction);
      return rows[0]!.number;
    },

    insert: async (
      transaction: Transaction,
      order: Order,
      person: OrderPerson,
      lines: readonly DrawnLine[],
      adjustments: readonly OrderAdjustment[],
    ): Promise<void> => {
      const orderId = order.id;
      await transaction
        .insertInto('customerOrder')
        .values({ ...order, promise: JSON.stringify(order.promise) })
        .execute();
      await transaction
        .insertInto('orderPerson')
        .values({
          ...person,
          orderId,
          paymentAddress: JSON.stringify(person.paymentAddress),
          shippingAddress: JSON.stringify(person.shippingAddress),
        })
        .execute();
      await transaction
        .insertInto('orderLine')
        .values(
          lines.map((line) => ({
            ...line,
            orderId,
            options: JSON.stringify(line.options),
            personalisation: json(line.personalisation),
            words: JSON.stringify(line.words),
            document: JSON.stringify(line.document),
            picture: json(line.picture),
          })),
        )
        .execute();
      if (adjustments.length > 0) {
        await transaction
          .insertInto('orderAdjustment')
          .values(adjustments.map((adjustment) => ({ id: newId(), orderId, ...adjustment })))
          .execute();
      }
    },

    person: async (orderId: string, within: Within = database): Promise<OrderPerson> =>
      (await within
        .selectFrom('orderPerson')
        .select([
          'firstName',
          'lastName',
          'email',
          'phone',
          'mobile',
          'comment',
          'paymentAddress',
          'shippingAddress',
        ])
        .where('orderId', '=', orderId)
        .executeTakeFirstOrThrow()) as OrderPerson,

    lines: async (orderId: string, within: Within = database): Promise<OrderLine[]> =>
      (await within
        .selectFrom('orderLine')
        .select(LINE)
        .where('orderId', '=', orderId)
        .orderBy('position')
        .execute()) as unknown as OrderLine[],

    drawnLines: async (orderId: string): Promise<DrawnLine[]> =>
      (await database
        .selectFrom('orderLine')
        .select([...LINE, 'document'])
        .where('orderId', '=', orderId)
        .orderBy('position')
        .execute()) as unknown as DrawnLine[],

    drawnLine: async (id: string): Promise<DrawnLine & { orderId: string }> =>
      (await database
        .selectFrom('orderLine')
        .select([...LINE, 'document', 'orderId'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()) as unknown as DrawnLine & { orderId: string },

    adjustments: async (orderId: string, within: Within = database): Promise<OrderAdjustment[]> =>
      (await within
        .selectFrom('orderAdjustment')
        .select(['kind', 'label', 'amountPence', 'vatRatePercent', 'vatPence'])
        .where('orderId', '=', orderId)
        .orderBy('id')
        .execute()) as OrderAdjustment[],

    setState: async (
      transaction: Transaction,
      id: string,
      state: OrderState,
      paidAt: Date | null,
    ): Promise<void> => {
      await transaction
        .updateTable('customerOrder')
        .set({ state, paidAt })
        .where('id', '=', id)
        .execute();
    },

    addHistory: async (transaction: Transaction, row: HistoryRow, at: Date): Promise<void> => {
      await transaction
        .insertInto('orderHistory')
        .values({ ...row, id: newId(), at, detail: row.detail ? JSON.stringify(row.detail) : null })
        .execute();
    },

    /** Locks the counter until the transaction ends, so that a rollback gives the number back; take it last. */
    nextInvoiceNumber: async (transaction: Transaction): Promise<number> =>
      (
        await transaction
          .updateTable('invoiceCounter')
          .set((eb) => ({ lastNumber: eb('lastNumber', '+', 1) }))
          .where('kind', '=', 'invoice')
          .returning('lastNumber')
          .executeTakeFirstOrThrow()
      ).lastNumber,

    insertInvoice: async (
      transaction: Transaction,
      invoice: {
        orderId: string;
        number: number;
        issuedAt: Date;
        totalPence: number;
        taxPence: number;
        document: object;
      },
    ): Promise<void> => {
      await transaction
        .insertInto('invoice')
        .values({
          ...invoice,
          id: newId(),
          kind: 'invoice',
          document: JSON.stringify(invoice.document),
        })
        .execute();
    },

    invoice: async (orderId: string): Promise<unknown> =>
      (
        await database
          .selectFrom('invoice')
          .select('document')
          .where('orderId', '=', orderId)
          .where('kind', '=', 'invoice')
          .executeTakeFirst()
      )?.document ?? null,

    /** Orders whose held stock is overdue, unless their payment may be going through. */
    overdueHolds: async (now: Date): Promise<string[]> => {
      const { rows } = await sql<{ orderId: string }>`
        SELECT DISTINCT order_id AS "orderId" FROM stock_hold WHERE state = 'held' AND expires_at < ${now}
          AND NOT EXISTS (SELECT FROM payment_attempt WHERE payment_attempt.order_id = stock_hold.order_id AND state IN ('capturing', 'pending', 'review'))
        LIMIT 200`.execute(database);
      return rows.map(({ orderId }) => orderId);
    },
  };
}
