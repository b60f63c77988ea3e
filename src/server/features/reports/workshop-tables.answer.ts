/** Reports of the workshop as tables for spreadsheets; the first row names the columns. */
import type { TableRow } from '../../../contract/office/files.ts';
import type { SentGroup, SpoiledGroup } from '../../../domain/orders/report-period.ts';
import { piecesAnHour } from '../../../domain/reports/making-time.ts';
import type { WorkshopReportsService } from './workshop-reports.service.ts';

type Rows<Report> = Report extends (...given: never[]) => Promise<{ rows: infer Row }>
  ? Row
  : never;
type RowsOf<Name extends keyof WorkshopReportsService> = Rows<WorkshopReportsService[Name]>;

const GROUP_HEADS: Record<SentGroup | SpoiledGroup, string> = {
  day: 'Day',
  process: 'Process',
  reason: 'Reason',
  blank: 'Blank',
};

const cellOf = (figure: number | null): number | string => figure ?? '';

export async function* onTimeTable(
  by: SentGroup,
  rows: RowsOf<'onTime'>,
): AsyncGenerator<TableRow> {
  yield [GROUP_HEADS[by], 'Orders', 'Pieces', 'On time', 'Late', 'Days late', 'Most days late'];
  for (const { name, orders, pieces, onTime, late, daysLate, mostDaysLate } of rows)
    yield [name, orders, pieces, onTime, late, daysLate, mostDaysLate];
}

export async function* leadTimeTable(
  by: SentGroup,
  rows: RowsOf<'leadTime'>,
): AsyncGenerator<TableRow> {
  yield [
    GROUP_HEADS[by],
    'Pieces',
    'Median working days',
    '90% within working days',
    'Median hours',
    '90% within hours',
  ];
  for (const { name, pieces, medianDays, mostDays, medianHours, mostHours } of rows)
    yield [name, pieces, ...[medianDays, mostDays, medianHours, mostHours].map(cellOf)];
}

export async function* spoilageTable(
  by: SpoiledGroup,
  rows: RowsOf<'spoilage'>,
): AsyncGenerator<TableRow> {
  yield [GROUP_HEADS[by], 'Spoiled', 'Made'];
  for (const { name, spoiled, made } of rows) yield [name, spoiled, made];
}

export async function* makersTable(rows: RowsOf<'makers'>): AsyncGenerator<TableRow> {
  yield [
    'Maker',
    'Process',
    'Made',
    'Spoiled',
    'Measured',
    'Seconds',
    'Pieces an hour',
    'Moved straight on',
    'Paused',
  ];
  for (const { maker, process, made, spoiled, measured, seconds, straight, paused } of rows)
    yield [
      maker ?? '',
      process,
      made,
      spoiled,
      measured,
      seconds,
      cellOf(piecesAnHour({ measured, seconds })),
      straight,
      paused,
    ];
}

export async function* remakesTable(
  by: SpoiledGroup,
  rows: RowsOf<'remakes'>,
): AsyncGenerator<TableRow> {
  yield [GROUP_HEADS[by], 'Remakes', 'Blanks', 'Without a known cost'];
  for (const { name, remakes, costPence, unpriced } of rows)
    yield [name, remakes, { pence: costPence }, unpriced];
}
