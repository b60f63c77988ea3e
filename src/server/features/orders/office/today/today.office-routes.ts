/** The office's call for Today. */
import type { OfficeHandlers } from '../../../../http/office/serve-office.ts';
import { answerToday } from './today.answer.ts';
import type { TodayService } from './today.service.ts';

export function todayRoutes(service: TodayService) {
  return {
    today: ({ caller }) => answerToday(service, caller.role),
  } satisfies OfficeHandlers;
}
