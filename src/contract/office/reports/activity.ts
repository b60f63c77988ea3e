/** Wire shapes of reports of visits, dispatch and refunds. */
import * as z from 'zod';
import { pence } from '../../shapes/wire.ts';
import { periodQuery } from './reports.ts';

export const compared = <Sums extends z.ZodRawShape, Row extends z.ZodRawShape>(
  sums: Sums,
  row: Row,
) =>
  z.strictObject({
    totals: z.strictObject(sums),
    before: z.strictObject(sums).describe('As many days before'),
    rows: z.array(z.strictObject({ ...row, ...sums })),
  });

const day = { day: z.iso.date() };

export const visitsReport = {
  query: periodQuery,
  answer: compared(
    {
      views: z.int().describe('Pages that were shown; visitors are not told apart'),
      productViews: z.int(),
      checkoutViews: z.int(),
      orders: z.int().describe('Orders that were paid'),
    },
    day,
  ).describe('Days without views and orders are left out'),
};

export const dispatchReport = {
  query: periodQuery,
  answer: compared(
    {
      promised: z.int().describe('Orders that were promised to leave, by that day'),
      onTime: z.int(),
      late: z.int().describe('Sent after that day, or not sent although it is over'),
      waiting: z.int(),
    },
    day,
  ),
};

export const searchesReport = {
  query: periodQuery,
  answer: compared({ searches: z.int() }, { word: z.string() }).describe(
    'Words of searches that found nothing, most searched first, at most 200; words that were searched fewer than three times in the period are left out',
  ),
};

export const refundsReport = {
  query: periodQuery,
  answer: compared({ refunds: z.int(), amount: pence }, { reason: z.string() }).describe(
    'Refunds that were made in the period; most money first, at most 200 reasons',
  ),
};

/** As CSV, of each of these reports. */
export const reportExport = { query: periodQuery };
