/** Reports of the workshop: on time, lead time, spoilage, makers, and what remakes cost. */
import { periodBefore } from '../../../domain/orders/report-period.ts';
import type {
  ReportPeriod,
  SentGroup,
  SpoiledGroup,
} from '../../../domain/orders/report-period.ts';
import { isRemakeCause, REMAKE_CAUSES } from '../../../domain/orders/pieces/remake.ts';
import { leadTimeOf } from '../../../domain/reports/lead-time.ts';
import type { LeadTime, SentAfter, SentOn } from '../../../domain/reports/lead-time.ts';
import { makingTimeOf } from '../../../domain/reports/making-time.ts';
import type { MakingTime } from '../../../domain/reports/making-time.ts';
import type { Database } from '../../database/connection/connection.ts';
import { bound } from '../../bound.ts';
import type { Compared } from './activity.service.ts';
import { momentsOf } from './report-moments.ts';
import { sentPiecesStore } from './sent-pieces.store.ts';
import type { LeadRow, OfKey, OnTimeSums } from './sent-pieces.store.ts';
import { spoiledPiecesStore } from './spoiled-pieces.store.ts';
import type { MakerRow, RemakeSums, SpoiledSums } from './spoiled-pieces.store.ts';

export interface WorkshopReportsDependencies {
  database: Database;
  /** Plain dates on which the workshop does not work, besides weekends. */
  holidays(): Promise<ReadonlySet<string>>;
}

type WorkshopReportsContext = ReturnType<typeof contextOf>;

function contextOf({ database, holidays }: WorkshopReportsDependencies) {
  return { sent: sentPiecesStore(database), spoiled: spoiledPiecesStore(database), holidays };
}

export type WorkshopReportsService = ReturnType<typeof workshopReportsService>;

export function workshopReportsService(dependencies: WorkshopReportsDependencies) {
  return bound(contextOf(dependencies), {
    onTime: reportOnTime,
    leadTime: reportLeadTime,
    spoilage: reportSpoilage,
    makers: reportMakers,
    remakes: reportRemakes,
  });
}

export type Keyed<Sums> = Sums & { key: string; name: string };

const NONE_SENT: OnTimeSums = {
  orders: 0,
  pieces: 0,
  onTime: 0,
  late: 0,
  daysLate: 0,
  mostDaysLate: 0,
};
const NONE_SPOILED: SpoiledSums = { spoiled: 0, made: 0 };
const NO_REMAKES: RemakeSums = { remakes: 0, costPence: 0, unpriced: 0 };

/** By the day on which pieces were first sent. */
export async function reportOnTime(
  { sent }: WorkshopReportsContext,
  period: ReportPeriod,
  by: SentGroup,
): Promise<Compared<OnTimeSums, Keyed<OnTimeSums>>> {
  const [rows, earlier] = await Promise.all([
    sent.onTime(by, period),
    sent.onTime('none', periodBefore(period)),
  ]);
  const placed = [
    ...rows.map((row) => ({ ...row, isLater: true })),
    ...earlier.map((row) => ({ ...row, isLater: false })),
  ];
  return compared(NONE_SENT, placed, (key) => key);
}

/** By the day on which pieces were first sent. Working days are counted by today's calendar. */
export async function reportLeadTime(
  { sent, holidays }: WorkshopReportsContext,
  period: ReportPeriod,
  by: SentGroup,
): Promise<Compared<LeadTime, Keyed<LeadTime>>> {
  const [rows, earlier, closed] = await Promise.all([
    sent.leadTimes(by, period),
    sent.leadTimes('none', periodBefore(period)),
    holidays(),
  ]);
  const timeOf = (of: readonly LeadRow[]) => leadTimeOf(daysIn(of), hoursIn(of), closed);
  const byKey = Map.groupBy(rows, ({ key }) => key!);
  return {
    totals: timeOf(rows),
    before: timeOf(earlier),
    rows: [...byKey].map(([key, of]) => ({ key, name: key, ...timeOf(of) })),
  };
}

const daysIn = (rows: readonly LeadRow[]): SentOn[] =>
  rows.flatMap(({ paidOn, sentOn, pieces }) =>
    paidOn !== null && sentOn !== null ? [{ paidOn, sentOn, pieces }] : [],
  );

const hoursIn = (rows: readonly LeadRow[]): SentAfter[] =>
  rows.flatMap(({ hours, pieces }) => (hours === null ? [] : [{ hours, pieces }]));

/** By the day on which pieces were spoiled, and made; most spoiled first, days in their order. */
export async function reportSpoilage(
  { spoiled }: WorkshopReportsContext,
  period: ReportPeriod,
  by: SpoiledGroup,
): Promise<Compared<SpoiledSums, Keyed<SpoiledSums>>> {
  const rows = await spoiled.sums(by, period, periodBefore(period));
  const report = compared(NONE_SPOILED, rows, nameIn(by));
  // A piece has a reason only once it is spoiled, so reasons share in all that was made.
  if (by === 'reason')
    return { ...report, rows: report.rows.map((row) => ({ ...row, made: report.totals.made })) };
  return { ...report, rows: inOrder(by, report.rows) };
}

export type RemakesReport = Compared<RemakeSums & { parcels: number }, Keyed<RemakeSums>>;

/** By the day on which pieces were spoiled; most money first, days in their order. */
export async function reportRemakes(
  { spoiled }: WorkshopReportsContext,
  period: ReportPeriod,
  by: SpoiledGroup,
): Promise<RemakesReport> {
  const before = periodBefore(period);
  const [rows, parcels] = await Promise.all([
    spoiled.remakes(by, period, before),
    spoiled.parcels(momentsOf(period), momentsOf(before)),
  ]);
  const report = compared(NO_REMAKES, rows, nameIn(by));
  const parcelsOf = (isLater: boolean) =>
    parcels.find((each) => each.isLater === isLater)?.parcels ?? 0;
  return {
    totals: { ...report.totals, parcels: parcelsOf(true) },
    before: { ...report.before, parcels: parcelsOf(false) },
    rows: inOrder(by, report.rows),
  };
}

export interface MakerSums extends MakingTime, SpoiledSums {}
export type MakerReportRow = MakerSums & Pick<MakerRow, 'maker' | 'process'>;

const NOTHING_MADE: MakerSums = {
  measured: 0,
  seconds: 0,
  straight: 0,
  paused: 0,
  spoiled: 0,
  made: 0,
};

/** A piece counts for the maker who last began it. If no beginning was recorded, it counts for the maker who finished it. */
export async function reportMakers(
  { spoiled }: WorkshopReportsContext,
  period: ReportPeriod,
): Promise<Compared<MakerSums, MakerReportRow>> {
  const [rows, earlier] = (
    await Promise.all([spoiled.makers(period), spoiled.makers(periodBefore(period))])
  ).map((of) => of.map(measured)) as [MakerReportRow[], MakerReportRow[]];
  return { totals: addedUp(rows), before: addedUp(earlier), rows };
}

function measured({ makings, unbegun, ...row }: MakerRow): MakerReportRow {
  const time = makingTimeOf(makings);
  return { ...row, ...time, straight: time.straight + unbegun };
}

const addedUp = (rows: readonly MakerReportRow[]): MakerSums =>
  rows.reduce(
    (sums, row) => ({
      measured: sums.measured + row.measured,
      seconds: sums.seconds + row.seconds,
      straight: sums.straight + row.straight,
      paused: sums.paused + row.paused,
      spoiled: sums.spoiled + row.spoiled,
      made: sums.made + row.made,
    }),
    NOTHING_MADE,
  );

type StoredRow<Sums> = OfKey<Sums> & { isLater: boolean; name?: string | null };

/** Puts the rows that a store returned into their places. */
function compared<Sums extends object>(
  nothing: Sums,
  rows: readonly StoredRow<Sums>[],
  nameOf: (key: string) => string,
): Compared<Sums, Keyed<Sums>> {
  const totalsOf = (wanted: boolean): Sums => {
    const found = rows.find(({ key, isLater }) => key === null && isLater === wanted);
    return found ? sumsIn(nothing, found) : nothing;
  };
  return {
    totals: totalsOf(true),
    before: totalsOf(false),
    rows: rows.flatMap((row) =>
      row.key === null
        ? []
        : [{ key: row.key, name: row.name ?? nameOf(row.key), ...sumsIn(nothing, row) }],
    ),
  };
}

function sumsIn<Sums extends object>(nothing: Sums, row: Sums): Sums {
  const names = Object.keys(nothing) as (keyof Sums)[];
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Sums;
}

const nameIn =
  (by: SpoiledGroup) =>
  (key: string): string =>
    by === 'reason' && isRemakeCause(key) ? REMAKE_CAUSES[key] : key;

const inOrder = <Row extends { key: string }>(by: SpoiledGroup, rows: Row[]): Row[] =>
  by === 'day' ? rows.toSorted((one, other) => (one.key < other.key ? -1 : 1)) : rows;
