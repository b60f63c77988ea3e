/** A member of the staff as the list shows one. */
import type { OfficeAnswerOf } from '../../../contract/office/contract.ts';

export type StaffMember = OfficeAnswerOf<'staff'>['members'][number];
