/** The office's calls for reports of visits, dispatch and refunds. */
import type { ReportPeriod } from '../../../domain/orders/report-period.ts';
import type { OfficeHandlers } from '../../http/office/serve-office.ts';
import type { ActivityService } from './activity.service.ts';
import { dispatchTable, refundsTable, visitsTable } from './report-tables.answer.ts';

export function activityOfficeRoutes(activity: ActivityService) {
  return {
    visitsReport: ({ query }) => activity.visits(query),
    visitsReportExport: async ({ query }) => ({
      name: fileName('visits', query),
      rows: visitsTable((await activity.visits(query)).rows),
    }),
    dispatchReport: ({ query }) => activity.dispatch(query),
    dispatchReportExport: async ({ query }) => ({
      name: fileName('dispatch', query),
      rows: dispatchTable((await activity.dispatch(query)).rows),
    }),
    refundsReport: async ({ query }) => {
      const { totals, before, rows } = await activity.refunds(query);
      return {
        totals: answerSums(totals),
        before: answerSums(before),
        rows: rows.map((row) => ({ reason: row.reason, ...answerSums(row) })),
      };
    },
    refundsReportExport: async ({ query }) => ({
      name: fileName('refunds', query),
      rows: refundsTable((await activity.refunds(query)).rows),
    }),
  } satisfies OfficeHandlers;
}

const answerSums = ({ refunds, amountPence }: { refunds: number; amountPence: number }) => ({
  refunds,
  amount: amountPence,
});

const fileName = (report: string, { from, to }: ReportPeriod): string =>
  `${report}-${from}-${to}.csv`;
