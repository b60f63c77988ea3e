/** The office's calls for reports of the workshop. */
import type { ReportPeriod } from '../../../domain/orders/report-period.ts';
import type { OfficeHandlers } from '../../http/office/serve-office.ts';
import type { WorkshopReportsService } from './workshop-reports.service.ts';
import {
  leadTimeTable,
  makersTable,
  onTimeTable,
  remakesTable,
  spoilageTable,
} from './workshop-tables.answer.ts';

export function workshopReportsRoutes(reports: WorkshopReportsService) {
  return {
    onTimeReport: ({ query: { by, ...period } }) => reports.onTime(period, by),
    onTimeReportExport: async ({ query: { by, ...period } }) => ({
      name: fileName(`on-time-by-${by}`, period),
      rows: onTimeTable(by, (await reports.onTime(period, by)).rows),
    }),
    leadTimeReport: ({ query: { by, ...period } }) => reports.leadTime(period, by),
    leadTimeReportExport: async ({ query: { by, ...period } }) => ({
      name: fileName(`lead-time-by-${by}`, period),
      rows: leadTimeTable(by, (await reports.leadTime(period, by)).rows),
    }),
    spoilageReport: ({ query: { by, ...period } }) => reports.spoilage(period, by),
    spoilageReportExport: async ({ query: { by, ...period } }) => ({
      name: fileName(`spoilage-by-${by}`, period),
      rows: spoilageTable(by, (await reports.spoilage(period, by)).rows),
    }),
    makersReport: ({ query }) => reports.makers(query),
    makersReportExport: async ({ query }) => ({
      name: fileName('makers', query),
      rows: makersTable((await reports.makers(query)).rows),
    }),
    remakesReport: async ({ query: { by, ...period } }) => {
      const { totals, before, rows } = await reports.remakes(period, by);
      return {
        totals: answerCost(totals),
        before: answerCost(before),
        rows: rows.map(answerCost),
      };
    },
    remakesReportExport: async ({ query: { by, ...period } }) => ({
      name: fileName(`remakes-by-${by}`, period),
      rows: remakesTable(by, (await reports.remakes(period, by)).rows),
    }),
  } satisfies OfficeHandlers;
}

const answerCost = <Sums extends { costPence: number }>({ costPence, ...sums }: Sums) => ({
  ...sums,
  cost: costPence,
});

const fileName = (report: string, { from, to }: ReportPeriod): string =>
  `${report}-${from}-${to}.csv`;
