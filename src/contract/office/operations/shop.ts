/** The operations of stock, settings, reports and books. */
import type { OfficeOperation } from './office-operation.ts';

export const shopOperations = {
  stock: {
    summary: 'Stock of each blank: for sale, held, sold but not made, on the shelf.',
    refusals: [],
  },
  stockHistory: { summary: 'Deliveries, losses and counts of a blank.', refusals: [] },
  stockCount: {
    summary: 'Records how many of a blank were counted on the shelf.',
    refusals: ['productNotFound'],
  },
  stockMove: {
    summary: 'Records a delivery or a loss of a blank.',
    refusals: ['productNotFound', 'stepNotAllowed'],
  },
  stockReorderLevel: {
    summary: 'Sets the stock at which a blank is ordered again.',
    refusals: ['productNotFound'],
  },
  stockCost: {
    summary:
      'Sets what the shop pays for a blank. Pieces that were spoiled before keep their cost.',
    refusals: ['productNotFound'],
  },
  settings: { summary: 'The shop’s settings, with the version of each group.', refusals: [] },
  settingsCompany: {
    summary: 'Changes the seller’s details, live everywhere at once.',
    refusals: ['changedMeanwhile'],
  },
  settingsDelivery: {
    summary: 'Changes where the shop delivers, with prices and days, live everywhere at once.',
    refusals: ['changedMeanwhile'],
  },
  settingsDispatch: {
    summary:
      'Changes the closed days, live everywhere at once. Orders keep what they were promised.',
    refusals: ['changedMeanwhile'],
  },
  settingsNotice: {
    summary: 'Changes the notice above every page of the shop.',
    refusals: ['changedMeanwhile'],
  },
  settingsWorkshop: {
    summary:
      'Changes how many bins the workshop has, and what is to be approved before it is made.',
    refusals: ['changedMeanwhile'],
  },
  settingsMachines: {
    summary: 'Changes which machines the workshop has, what they make and who works there.',
    refusals: ['changedMeanwhile'],
  },
  machineChoices: {
    summary: 'The blanks and the members that a machine can have.',
    refusals: [],
  },
  settingsSending: {
    summary: 'Changes how parcels are sent, and the columns of the carrier’s file.',
    refusals: ['changedMeanwhile'],
  },
  settingsEmails: {
    summary: 'Changes the texts of emails to customers; the next email has them.',
    refusals: ['changedMeanwhile'],
  },
  salesReport: {
    summary: 'Sales of a period by day, product, design, blank, process or category.',
    perMinute: 60,
    refusals: [],
  },
  salesReportExport: {
    summary: 'The report of sales as CSV.',
    perMinute: 60,
    refusals: [],
  },
  vatReport: {
    summary: 'VAT of a period by rate; credit notes on their own date.',
    perMinute: 60,
    refusals: [],
  },
  vatReportExport: {
    summary: 'The report of VAT as CSV.',
    perMinute: 60,
    refusals: [],
  },
  visitsReport: {
    summary: 'Pages shown and orders paid by day. Visitors are not told apart.',
    perMinute: 60,
    refusals: [],
  },
  visitsReportExport: {
    summary: 'The report of visits as CSV.',
    perMinute: 60,
    refusals: [],
  },
  dispatchReport: {
    summary: 'Orders by the day on which they were promised to leave: on time, late, waiting.',
    perMinute: 60,
    refusals: [],
  },
  dispatchReportExport: {
    summary: 'The report of dispatch as CSV.',
    perMinute: 60,
    refusals: [],
  },
  searchesReport: {
    summary: 'Words of searches that found nothing. Who searched is not stored.',
    perMinute: 60,
    refusals: [],
  },
  searchesReportExport: {
    summary: 'The report of searches as CSV.',
    perMinute: 60,
    refusals: [],
  },
  refundsReport: {
    summary: 'Refunds that were made in a period, by their reason.',
    perMinute: 60,
    refusals: [],
  },
  refundsReportExport: {
    summary: 'The report of refunds as CSV.',
    perMinute: 60,
    refusals: [],
  },
  onTimeReport: {
    summary: 'Pieces that were sent in a period, by the day promised or later.',
    perMinute: 60,
    refusals: [],
  },
  onTimeReportExport: {
    summary: 'The report of on time as CSV.',
    perMinute: 60,
    refusals: [],
  },
  leadTimeReport: {
    summary:
      'How long pieces that were sent in a period took since their payment: median and 90th percentile, in working days and hours.',
    perMinute: 60,
    refusals: [],
  },
  leadTimeReportExport: {
    summary: 'The report of lead times as CSV.',
    perMinute: 60,
    refusals: [],
  },
  spoilageReport: {
    summary:
      'Pieces that were spoiled in a period, by reason, blank or day, beside those that were made.',
    perMinute: 60,
    refusals: [],
  },
  spoilageReportExport: {
    summary: 'The report of spoilage as CSV.',
    perMinute: 60,
    refusals: [],
  },
  makersReport: {
    summary: 'What each maker made and spoiled in a period, and in which time.',
    perMinute: 60,
    refusals: [],
  },
  makersReportExport: {
    summary: 'The report of makers as CSV.',
    perMinute: 60,
    refusals: [],
  },
  remakesReport: {
    summary: 'What blanks for remakes cost in a period, by reason, blank or day.',
    perMinute: 60,
    refusals: [],
  },
  remakesReportExport: {
    summary: 'The report of remakes as CSV.',
    perMinute: 60,
    refusals: [],
  },
  books: {
    summary:
      'One file of the invoices and credit notes of a period, or of daily sums of them, as CSV for Xero, QuickBooks Online or Sage 50. The journal records each export.',
    perMinute: 60,
    refusals: ['notFound'],
  },
  bookFiles: {
    summary:
      'The files that a bookkeeping program needs for a period: Xero takes 500 documents in a file, QuickBooks 100.',
    perMinute: 60,
    refusals: [],
  },
} satisfies Record<string, OfficeOperation>;
