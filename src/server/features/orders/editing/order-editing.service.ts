/** Changes the personalisation of a paid line until its production starts, and confirms it to the buyer by email. */
import { findClipart } from '../../../../../catalogue/clipart/clipart.ts';
import { personaliseDesign } from '../../../../artwork/design/edit-design.ts';
import { ShopError } from '../../../../domain/errors.ts';
import type { Violation } from '../../../../domain/errors.ts';
import type { Clock } from '../../../../domain/time/clock.ts';
import {
  mayEditByBuyer,
  mayEditByStaff,
} from '../../../../domain/orders/office/change-of-words.ts';
import {
  checkPersonalisation,
  normalisePersonalisation,
  personalisationTexts,
} from '../../../../domain/personalisation/personalisation.ts';
import type { Personalisation } from '../../../../domain/personalisation/personalisation.ts';
import { emptyPersonalisation } from '../../../../domain/personalisation/preview-personalisation.ts';
import { stillTold } from '../../../../domain/orders/office/told-warnings.ts';
import type { EditDetail } from '../../../../domain/orders/office/history-details.ts';
import type { Database, Transaction } from '../../../database/connection/connection.ts';
import { enqueue } from '../../../jobs/queue.ts';
import type { ArtworkService } from '../../artwork/artwork.service.ts';
import type { DesignSealer } from '../../artwork/design-seal.ts';
import type { CatalogueService } from '../../catalogue/catalogue.service.ts';
import type { UploadsService } from '../../uploads/uploads.service.ts';
import { discardProofOf, remakeMachineFiles } from '../../workshop/machine-files/made-files.ts';
import { orderEditingStore } from './order-editing.store.ts';
import type { LineDesign } from './order-editing.store.ts';
import { designChanged } from '../pieces/change-pieces.ts';
import { livePieces } from '../pieces/pieces.store.ts';
import type { PieceAuthor } from '../pieces/pieces.store.ts';
import { isToBeLookedAt } from './order-editing.store.ts';
import { UNRECORDED } from '../around-change.ts';
import type { AroundChange } from '../around-change.ts';
import { refreshOrderSearch } from '../search/order-search.store.ts';
import type { Order, OrderLine, OrdersService } from '../orders.service.ts';

export interface OrderEditingDependencies {
  database: Database;
  clock: Clock;
  catalogue: Pick<CatalogueService, 'variants' | 'document'>;
  artwork: Pick<ArtworkService, 'findings'>;
  uploads: Pick<UploadsService, 'use'>;
  seal: DesignSealer;
  orders: Pick<OrdersService, 'byId' | 'byKey' | 'ofCustomer' | 'lock' | 'lines' | 'recordHistory'>;
}

export interface Edit {
  itemId: string;
  personalisation: Personalisation;
}

interface StaffEdit extends Omit<Edit, 'itemId'> {
  /** Counts from 1. */
  line: number;
}

export type OrderEditingService = ReturnType<typeof orderEditingService>;

export function orderEditingService(dependencies: OrderEditingDependencies) {
  const { database, clock, uploads, orders } = dependencies;
  const store = orderEditingStore();

  async function edit(
    { id, customerId }: Order,
    { itemId, personalisation }: Edit,
    actor: string,
    { around, may } = BY_BUYER,
  ): Promise<void> {
    const line = (await orders.lines(id)).find((each) => each.id === itemId);
    if (!line) throw new ShopError('orderLineNotFound');
    // Before the transaction, which must not wait for a second connection.
    const design = await designed(dependencies, line, personalisation, customerId);
    await database.transaction().execute(async (transaction) => {
      // Starting production takes the same lock, so the two cannot overlap.
      const order = await orders.lock(transaction, id);
      await around.begin(transaction, order);
      if (!may(order.state, await store.piecesOf(transaction, itemId)))
        throw new ShopError(isUnmade(order) ? 'stepNotAllowed' : 'productionStarted');
      await uploads.use(design.personalisation?.edits, customerId, transaction);
      await store.setDesign(transaction, itemId, design);
      await followDesign(transaction, id, itemId, { actor, at: clock() });
      const detail: EditDetail = { line: line.position + 1 };
      const record = orders.recordHistory(transaction, order, actor, 'edit', { ...detail });
      await enqueue(transaction, 'sendOrderNews', { orderId: id, historyId: await record });
      await remakeMachineFiles(transaction, itemId);
      await around.end(transaction, order);
    });
  }

  return {
    /** Throws orderNotFound, orderLineNotFound, productNotFound, invalid, stepNotAllowed or productionStarted. */
    editOwn: async (customerId: string, orderId: string, change: Edit): Promise<void> =>
      edit(await orders.ofCustomer(customerId, orderId), change, 'customer'),

    editByKey: async (key: string, change: Edit): Promise<void> =>
      edit(await orders.byKey(key), change, 'shopper'),
    /** As the buyer's change, also of lines in production of which every piece waits. */
    async editByStaff(
      orderId: string,
      { line, personalisation }: StaffEdit,
      actor: string,
      around: AroundChange,
    ): Promise<void> {
      const found = (await orders.lines(orderId)).find(({ position }) => position === line - 1);
      if (!found) throw new ShopError('orderLineNotFound');
      await edit(await orders.byId(orderId), { itemId: found.id, personalisation }, actor, {
        around,
        may: mayEditByStaff,
      });
    },
  };
}

/** The line as it would be made now, even if its product was withdrawn. Throws productNotFound and invalid. */
async function designed(
  { catalogue, artwork, seal }: OrderEditingDependencies,
  line: OrderLine,
  given: Personalisation,
  customerId: string | null,
): Promise<LineDesign> {
  const product = (await catalogue.variants([line.productVariantId])).get(line.productVariantId);
  if (!product) throw new ShopError('productNotFound');
  const { fields } = product;
  const personalisation = normalisePersonalisation(given, fields);
  refuse(checkPersonalisation(personalisation, fields));
  const printed = personalisation ?? emptyPersonalisation(fields);
  const made = { ...product, document: await catalogue.document(product) };
  const { refused, warnings } = await artwork.findings(made, printed, customerId);
  refuse(refused);
  const document = personaliseDesign(made.document, printed, findClipart);
  return {
    personalisation,
    words: personalisationTexts(personalisation, fields),
    warnings: stillTold(line.warnings ?? [], warnings),
    document,
    seal: seal(document),
  };
}

/** The pieces, what the order is found by, and the proof follow the new design. */
async function followDesign(
  transaction: Transaction,
  orderId: string,
  lineId: string,
  author: PieceAuthor,
): Promise<void> {
  const isLookedAt = await isToBeLookedAt(transaction, lineId);
  const all = await livePieces(transaction, orderId);
  const pieces = all.filter(({ orderLineId }) => orderLineId === lineId);
  await designChanged(transaction, orderId, { pieces, isLookedAt }, author);
  await refreshOrderSearch(transaction, [orderId]);
  await discardProofOf(transaction, lineId);
}

const BY_BUYER: { around: AroundChange; may: typeof mayEditByBuyer } = {
  around: UNRECORDED,
  may: mayEditByBuyer,
};

const isUnmade = ({ state }: Order): boolean =>
  state === 'awaitingPayment' || state === 'cancelled';

function refuse(violations: readonly Violation[]): void {
  if (violations.length > 0) throw new ShopError('invalid', { violations });
}
