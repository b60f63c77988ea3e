/** Wire shapes of reports. */
import * as z from 'zod';
import { PERIOD_MESSAGE, SALES_GROUPS, isPeriod } from '../../../domain/orders/report-period.ts';
import { pence } from '../../shapes/wire.ts';

export const period = {
  from: z.iso.date().describe('First day, in London'),
  to: z.iso.date().describe('Last day, in London'),
};

const sums = {
  orders: z.int(),
  pieces: z.int(),
  total: pence.describe('What was paid, with VAT and delivery, before refunds'),
};

const salesQuery = z
  .strictObject({ ...period, by: z.enum(SALES_GROUPS).default('day') })
  .refine(isPeriod, { message: PERIOD_MESSAGE, path: ['to'] });

const totals = z.strictObject({
  ...sums,
  refunded: pence.describe('Refunds that were made in the period, also of earlier orders'),
});

export const salesReport = {
  query: salesQuery,
  answer: z.strictObject({
    totals,
    before: totals.describe('As many days before'),
    rows: z
      .array(z.strictObject({ key: z.string(), name: z.string(), ...sums }))
      .describe(
        'By day: oldest first, also days without sales. Else: most money first, at most a thousand; without delivery',
      ),
  }),
};

export const salesReportExport = { query: salesQuery };

export const periodQuery = z
  .strictObject(period)
  .refine(isPeriod, { message: PERIOD_MESSAGE, path: ['to'] });

const amounts = z.strictObject({ documents: z.int(), net: pence, vat: pence, gross: pence });

export const vatReport = {
  query: periodQuery,
  answer: z.strictObject({
    rates: z
      .array(
        z.strictObject({
          ratePercent: z.int(),
          invoices: amounts,
          creditNotes: amounts.describe('On their own date; positive'),
          owed: amounts.omit({ documents: true }).describe('Invoices less credit notes'),
        }),
      )
      .describe('Highest rate first'),
    owed: amounts.omit({ documents: true }),
  }),
};

export const vatReportExport = { query: periodQuery };
