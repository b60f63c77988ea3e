/** Wire shapes of the workshop's reports. */
import * as z from 'zod';
import {
  PERIOD_MESSAGE,
  SENT_GROUPS,
  SPOILED_GROUPS,
  isPeriod,
} from '../../../domain/orders/report-period.ts';
import { pence } from '../../shapes/wire.ts';
import { compared } from './activity.ts';
import { period, periodQuery } from './reports.ts';

const sentQuery = z
  .strictObject({ ...period, by: z.enum(SENT_GROUPS).default('day') })
  .refine(isPeriod, { message: PERIOD_MESSAGE, path: ['to'] });
const spoiledQuery = z
  .strictObject({ ...period, by: z.enum(SPOILED_GROUPS).default('reason') })
  .refine(isPeriod, { message: PERIOD_MESSAGE, path: ['to'] });

const keyed = { key: z.string(), name: z.string() };

export const onTimeReport = {
  query: sentQuery,
  answer: compared(
    {
      orders: z.int().describe('Of which pieces were sent'),
      pieces: z.int().describe('Sent for the first time; remakes of sent pieces are left out'),
      onTime: z.int().describe('Pieces that were sent by the day promised'),
      late: z.int(),
      daysLate: z.int().describe('Calendar days of all late pieces together'),
      mostDaysLate: z.int(),
    },
    keyed,
  ).describe('By the day on which pieces were sent; days without any are left out'),
};

const days = z.int().nullable().describe('Working days after the day of payment; null: none sent');
const hours = z.int().nullable().describe('Whole hours since payment, nights and weekends too');

export const leadTimeReport = {
  query: sentQuery,
  answer: compared(
    {
      pieces: z.int().describe('Sent for the first time'),
      medianDays: days,
      mostDays: days.describe('Working days that nine of ten pieces do not exceed'),
      medianHours: hours,
      mostHours: hours.describe('Hours that nine of ten pieces do not exceed'),
    },
    keyed,
  ).describe('By the day on which pieces were sent; days without any are left out'),
};

const spoiled = {
  spoiled: z.int(),
  made: z.int().describe('Pieces whose making ended, well or not'),
};

export const spoilageReport = {
  query: spoiledQuery,
  answer: compared(spoiled, keyed).describe(
    'By reason: `made` is that of the period. By blank and by reason: most spoiled first',
  ),
};

export const makersReport = {
  query: periodQuery,
  answer: compared(
    {
      ...spoiled,
      measured: z.int().describe('Finished pieces whose making is measured'),
      seconds: z.int().describe('In which at least one of them was in the making'),
      straight: z.int().describe('Left out: moved past making, or through it within ten seconds'),
      paused: z.int().describe('Left out: in the making for more than four hours'),
    },
    {
      maker: z.string().nullable().describe('Email address, or null if no maker was recorded'),
      process: z.string(),
    },
  ).describe(
    'By maker and process. A piece counts for the maker who last began it, or for the one who finished it if no beginning was recorded',
  ),
};

const remakes = {
  remakes: z.int(),
  cost: pence.describe('Of the blanks that were written off, as they were priced then'),
  unpriced: z.int().describe('Remakes for which nobody had set what the blank costs'),
};
const remakesInAll = z.strictObject({
  ...remakes,
  parcels: z.int().describe('That had remakes of sent pieces alone; their postage is not known'),
});

export const remakesReport = {
  query: spoiledQuery,
  answer: z
    .strictObject({
      totals: remakesInAll,
      before: remakesInAll.describe('As many days before'),
      rows: z.array(z.strictObject({ ...keyed, ...remakes })),
    })
    .describe('By the day on which pieces were spoiled; most money first, days in their order'),
};

/** As CSV. */
export const sentExport = { query: sentQuery };
export const spoiledExport = { query: spoiledQuery };
