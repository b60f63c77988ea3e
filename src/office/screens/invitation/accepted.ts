/** What accepting an invitation returns: the session, and recovery codes that are shown once. */
import type { OfficeAnswerOf } from '../../../contract/office/contract.ts';

export type Accepted = OfficeAnswerOf<'invitationAccept'>;
export type Invitation = OfficeAnswerOf<'invitationShow'>;
