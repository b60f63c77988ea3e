/** The operations of Today, the lists of orders, one order and its papers. */
import type { OfficeOperation } from './office-operation.ts';

/** Refusals that the changes of a piece share. */
const OF_PIECES = ['changedMeanwhile', 'stepNotAllowed'] as const;

export const orderOperations = {
  today: { summary: 'What waits for the staff today, and how the shop sells.', refusals: [] },
  orders: { summary: 'Orders, searched, filtered and sorted, by pages of fifty.', refusals: [] },
  orderCounts: { summary: 'How many orders wait for what.', refusals: [] },
  orderCount: { summary: 'How many orders a view has, up to a hundred.', refusals: [] },
  ordersExport: {
    summary: 'The same view as CSV, all pages, with what the role may see.',
    perMinute: 20,
    refusals: [],
  },
  orderViews: {
    summary: 'Saved views of the list of orders: the member’s own, and those that are shared.',
    refusals: [],
  },
  orderViewSave: {
    summary: 'Saves the filters of the list of orders under a name, or changes a saved view.',
    refusals: ['notFound', 'stepNotAllowed'],
  },
  orderColumns: {
    summary: 'The columns of the list of orders as the member arranged them.',
    refusals: [],
  },
  orderColumnsArrange: {
    summary: 'Hides columns of the list of orders and puts them in order, for the member alone.',
    refusals: [],
  },
  orderViewDelete: {
    summary: 'Deletes a saved view of the list of orders.',
    refusals: ['notFound'],
  },
  order: {
    summary: 'One order, with its money, parcels, timeline and what the role may do with it.',
    refusals: ['orderNotFound'],
  },
  workshopBoard: {
    summary: 'All open pieces by process and blank, by the promised day of dispatch.',
    refusals: [],
  },
  piecesMove: {
    summary: 'Moves pieces to a column of the board, or marks them to be approved, each by itself.',
    perMinute: 600,
    refusals: [],
  },
  pieceSpoil: {
    summary: 'Has a spoiled piece made again from a new blank, which is written off.',
    refusals: [...OF_PIECES],
  },
  pieceHold: {
    summary: 'Holds a piece: it stays where it is until its release.',
    refusals: [...OF_PIECES],
  },
  pieceRelease: { summary: 'Releases a piece from its hold.', refusals: [...OF_PIECES] },
  workshopPiece: {
    summary: 'One piece by the code on its job ticket, with what its maker needs to know.',
    refusals: ['notFound'],
  },
  scanRecord: {
    summary: 'Records a scan of a piece; sent again, it changes nothing and has the first outcome.',
    refusals: ['changedMeanwhile'],
  },
  scanUndo: {
    summary: 'Takes a scan back, unless its piece has changed since.',
    refusals: [...OF_PIECES],
  },
  machines: {
    summary: 'The load of each machine for the coming working days, its pace and its people.',
    refusals: [],
  },
  machinesExport: {
    summary: 'The load of each machine for the coming working days, as CSV.',
    refusals: [],
  },
  packing: {
    summary:
      'Orders of which something is made, with their bins and the pieces that they wait for.',
    refusals: [],
  },
  sending: {
    summary: 'Orders that are packed and wait for their carrier, with their papers.',
    refusals: [],
  },
  sendingPapers: {
    summary: 'Labels, packing slips or gift cards of all packed orders, as one PDF.',
    perMinute: 30,
    refusals: ['notFound'],
  },
  sendingExport: {
    summary:
      'All packed orders as CSV for the carrier: for Click & Drop, or with the columns of the settings.',
    perMinute: 30,
    refusals: [],
  },
  sendingHandOver: {
    summary:
      'Has packed orders handed over to Click & Drop, each once; what waits or has stopped is tried again.',
    perMinute: 60,
    refusals: ['stepNotAllowed'],
  },
  trackingCheck: {
    summary: 'What tracking numbers of a carrier’s file would do. Changes nothing.',
    perMinute: 240,
    refusals: [],
  },
  sendingDispatch: {
    summary: 'Dispatches packed orders with their tracking numbers, each by itself.',
    perMinute: 240,
    refusals: [],
  },
  batches: { summary: 'Batches of the workshop, newest first.', refusals: [] },
  batchFill: {
    summary:
      'How many sheets a batch would have, which other pieces fit on them, and what it would leave out.',
    perMinute: 240,
    refusals: [],
  },
  batchAsk: {
    summary: 'Has a batch prepared from chosen pieces, or from all that is to leave until a day.',
    perMinute: 60,
    refusals: [],
  },
  batch: {
    summary: 'One batch: its pieces and where they are now, its papers, and what was left out.',
    refusals: ['notFound'],
  },
  batchFile: {
    summary: 'A sheet, the job tickets or the pick list of a batch.',
    perMinute: 120,
    refusals: ['notFound'],
  },
  batchPapers: {
    summary: 'Makes the sheets and papers of a batch once more.',
    perMinute: 60,
    refusals: ['notFound', 'stepNotAllowed'],
  },
  batchTakeApart: {
    summary: 'Takes a batch apart of which nothing is begun.',
    refusals: ['notFound', 'stepNotAllowed'],
  },
  orderFile: {
    summary: 'A machine file or the job sheet of an order line; job sheets need orders.seePeople.',
    refusals: ['orderNotFound'],
  },
  orderSlip: {
    summary: 'The packing slip of an order, without prices, as PDF.',
    perMinute: 120,
    refusals: ['orderNotFound'],
  },
  orderPaper: {
    summary: 'The address label or the gift card of an order, as PDF.',
    perMinute: 120,
    refusals: ['orderNotFound', 'notFound'],
  },
  orderDocument: {
    summary: 'The invoice or a credit note of an order, as PDF.',
    perMinute: 120,
    refusals: ['orderNotFound'],
  },
  orderProof: { summary: 'The picture of an order line, as it is made.', refusals: [] },
} satisfies Record<string, OfficeOperation>;
