/** From packed orders to the van: their papers, and the file that the carrier's program imports. */
import type { Clock } from '../../../../domain/time/clock.ts';
import { londonDate } from '../../../../domain/time/london-date.ts';
import { ShopError } from '../../../../domain/errors.ts';
import { isTaken } from '../../../../domain/sending/handover.ts';
import { CLICK_AND_DROP, sendingRow } from '../../../../domain/sending/sending-columns.ts';
import type { SendingFormat } from '../../../../domain/sending/sending-columns.ts';
import type { ShopSettings } from '../../../../domain/settings/shop-settings.ts';
import { bound } from '../../../bound.ts';
import type { Database } from '../../../database/connection/connection.ts';
import type { PaperFonts } from '../../paper-text/write-paper.ts';
import type { JournalActor, JournalService } from '../../journal/journal.service.ts';
import type { PackingSlipService } from '../../workshop/papers/packing-slip.service.ts';
import { labelLines } from '../../workshop/papers/parcel-label.ts';
import { addressLabelsPdf } from './address-label.pdf.ts';
import type { LabelSizeName } from './address-label.pdf.ts';
import { giftCardsPdf } from './gift-card.pdf.ts';
import { currentHandovers } from './handover/handover.store.ts';
import type { Handover } from './handover/handover.store.ts';
import { parcelOf } from './parcel-to-send.ts';
import { MOST_ORDERS, packedOrders, parcelPeople } from './sending.store.ts';
import type { PackedOrder, ParcelPerson } from './sending.store.ts';

export interface SendingDependencies {
  database: Database;
  clock: Clock;
  /** As they are now. */
  settings(): ShopSettings;
  fonts: PaperFonts;
  /** Whether orders can be handed over without a file. */
  hasClickAndDrop: boolean;
  packingSlips: Pick<PackingSlipService, 'ofOrders'>;
  record: JournalService['record'];
}

export interface Sending {
  /** A plain date. */
  today: string;
  orders: PackedOrder[];
  /** False: there are more, which leave later. */
  isWhole: boolean;
  settings: ShopSettings['sending'];
  hasClickAndDrop: boolean;
  /** By order, of the parcels that are to leave next. */
  handovers: ReadonlyMap<string, Handover>;
}

export type ParcelPaper = 'slip' | 'label' | 'largeLabel' | 'card';

export type SendingService = ReturnType<typeof sendingService>;

export function sendingService(dependencies: SendingDependencies) {
  return bound(dependencies, {
    find: findSending,
    papers: drawPapers,
    paperOf: drawPaper,
    export: exportParcels,
  });
}

export async function findSending({
  database,
  clock,
  settings,
  hasClickAndDrop,
}: SendingDependencies): Promise<Sending> {
  const orders = await packedOrders(database, MOST_ORDERS + 1);
  const handovers = await handoversOf(database, orders);
  return {
    today: londonDate(clock()),
    orders: orders.slice(0, MOST_ORDERS),
    isWhole: orders.length <= MOST_ORDERS,
    settings: settings().sending,
    hasClickAndDrop,
    handovers: new Map(handovers.map((one) => [one.orderId, one])),
  };
}

const handoversOf = (database: Database, orders: readonly PackedOrder[]): Promise<Handover[]> =>
  currentHandovers(
    database,
    orders.map(({ id }) => id),
  );

/** Of all packed orders that are not on hold, in one PDF. Throws notFound if there is none. */
export async function drawPapers(
  dependencies: SendingDependencies,
  paper: ParcelPaper,
): Promise<Buffer> {
  return draw(dependencies, await idsToSend(dependencies), paper);
}

/** Of one order, packed or not. Throws notFound for cards without a gift note, and erased buyers. */
export function drawPaper(
  dependencies: SendingDependencies,
  orderId: string,
  paper: Exclude<ParcelPaper, 'slip'>,
): Promise<Buffer> {
  return draw(dependencies, [orderId], paper);
}

async function idsToSend({ database }: SendingDependencies): Promise<string[]> {
  const orders = await packedOrders(database, MOST_ORDERS);
  return orders.filter(({ heldReason }) => heldReason === null).map(({ id }) => id);
}

async function draw(
  dependencies: SendingDependencies,
  orderIds: readonly string[],
  paper: ParcelPaper,
): Promise<Buffer> {
  const people = await parcelPeople(dependencies.database, orderIds);
  const wanted = paper === 'card' ? people.filter(hasGiftNote) : people;
  const [first, ...others] = wanted;
  if (!first) throw new ShopError('notFound');
  if (paper === 'card') return drawCards(dependencies, wanted);
  if (paper !== 'slip')
    return drawLabels(dependencies, wanted, paper === 'label' ? 'plain' : 'large');
  const ids = [first.orderId, ...others.map(({ orderId }) => orderId)] as const;
  return dependencies.packingSlips.ofOrders(ids);
}

const hasGiftNote = ({ comment }: ParcelPerson): boolean => comment.trim() !== '';

function drawCards(
  { settings, clock, fonts }: SendingDependencies,
  people: readonly ParcelPerson[],
): Promise<Buffer> {
  const giftNotes = people.map(({ comment }) => comment);
  return giftCardsPdf({ shopName: settings().company.name, at: clock(), giftNotes }, fonts);
}

function drawLabels(
  { settings, clock, fonts }: SendingDependencies,
  people: readonly ParcelPerson[],
  size: LabelSizeName,
): Promise<Buffer> {
  const { company, sending } = settings();
  const returnTo = [company.name, ...company.address];
  const labels = people.map((person) => ({
    reference: person.reference,
    address: labelLines(person),
  }));
  return addressLabelsPdf(labels, { service: sending.service, returnTo, at: clock() }, size, fonts);
}

export interface ParcelFile {
  name: string;
  rows: AsyncIterable<readonly string[]>;
}

/**
 * All packed orders that are not on hold, also those that were exported before; for Click & Drop
 * without those that it has, or is to get, by its API. Adds to the journal.
 */
export async function exportParcels(
  dependencies: SendingDependencies,
  format: SendingFormat,
  { actor, requestId }: { actor: JournalActor; requestId: string },
): Promise<ParcelFile> {
  const { database, clock, settings, record } = dependencies;
  const { sending } = settings();
  const name = format === 'clickAndDrop' ? 'click-and-drop' : sending.carrier;
  const packed = (await packedOrders(database, MOST_ORDERS)).filter(
    ({ heldReason }) => heldReason === null,
  );
  const orders = format === 'clickAndDrop' ? await notHandedOver(database, packed) : packed;
  const people = await parcelPeople(
    database,
    orders.map(({ id }) => id),
  );
  await database.transaction().execute((transaction) =>
    record(transaction, {
      actor,
      requestId,
      action: 'parcels.export',
      subject: { kind: 'parcels', id: name },
      before: null,
      after: { orders: people.length },
    }),
  );
  const columns = format === 'clickAndDrop' ? CLICK_AND_DROP : sending.columns;
  const pieces = new Map(orders.map((order) => [order.id, order.pieces]));
  const rows = [
    columns.map(({ heading }) => heading),
    ...people.map((person) =>
      sendingRow(columns, parcelOf(person, pieces.get(person.orderId) ?? 0), sending),
    ),
  ];
  return { name: `${name}-${londonDate(clock())}.csv`, rows: inTurn(rows) };
}

async function notHandedOver(
  database: Database,
  orders: readonly PackedOrder[],
): Promise<PackedOrder[]> {
  const handovers = await handoversOf(database, orders);
  const taken = new Set(handovers.filter(isTaken).map(({ orderId }) => orderId));
  return orders.filter(({ id }) => !taken.has(id));
}

async function* inTurn<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}
