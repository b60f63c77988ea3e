/** A job that failed, as the list shows it. */
import type { OfficeAnswerOf } from '../../../contract/office/contract.ts';

export type Job = OfficeAnswerOf<'jobs'>['jobs'][number];

export const countOf = (count: number): string => (count === 1 ? '1 job' : `${count} jobs`);
