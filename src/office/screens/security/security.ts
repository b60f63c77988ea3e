/** A member's own sign-in: what the server says about it. */
import type { OfficeAnswerOf } from '../../../contract/office/contract.ts';

export type Security = OfficeAnswerOf<'security'>;
export type Passkey = Security['passkeys'][number];
export type OpenSession = Security['sessions'][number];

export const SECURITY_QUERY = ['security', 'one'] as const;
