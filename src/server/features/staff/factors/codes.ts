/** Authenticators and recovery codes of the staff: offered, confirmed, checked and used up. */
import { ShopError } from '../../../../domain/errors.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import type { Enrolment } from '../../auth/two-step-codes.ts';
import { queueNotice } from '../security/notices.ts';
import type { StaffContext } from '../staff.context.ts';

/** A member that does not exist. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** A new authenticator, which works after it was confirmed. */
export interface Offer extends Enrolment {
  /** The secret, encrypted for this member. Sent back with the first code. */
  offer: string;
}

/** A code that was right when it was checked. */
export type CheckedCode =
  | { kind: 'authenticator'; step: number }
  | { kind: 'recovery'; hash: string };

/** Nothing is stored, so that any number of pages may show an offer. */
export function offerAuthenticator(
  { codes }: StaffContext,
  { id, email }: { id: string; email: string },
): Offer {
  const secret = codes.newSecret();
  return {
    ...codes.enrolment(secret, email),
    offer: codes.seal(id, secret).toString('base64url'),
  };
}

/** Replaces authenticator and recovery codes, and returns the new codes. Throws invalid for a wrong code. */
export async function confirmAuthenticator(
  { codes, factors, clock }: StaffContext,
  transaction: Transaction,
  { staffId, offer, code }: { staffId: string; offer: string; code: string },
): Promise<string[]> {
  const sealed = Buffer.from(offer, 'base64url');
  const secret = codes.openIfSealed(staffId, sealed);
  const now = clock();
  const step = secret && codes.stepOf(code, secret, now);
  if (step === null)
    throw new ShopError('invalid', {
      violations: [
        { propertyPath: 'code', message: 'This code is not right. Please type the newest.' },
      ],
    });
  await factors.setTotp(transaction, { staffId, secret: sealed, lastStep: step, createdAt: now });
  return newRecoveryCodes({ codes, factors }, transaction, staffId);
}

export async function newRecoveryCodes(
  { codes, factors }: Pick<StaffContext, 'codes' | 'factors'>,
  transaction: Transaction,
  staffId: string,
): Promise<string[]> {
  const made = codes.newRecoveryCodes();
  const hashes = made.map((code) => codes.recoveryHash(staffId, code));
  await factors.replaceRecoveryCodes(transaction, staffId, hashes);
  return made;
}

/**
 * Null for a wrong code. Does the same work whether the member has an authenticator, or exists at
 * all.
 */
export async function checkCode(
  { codes, factors, clock }: StaffContext,
  member: { id: string; totpSecret: Buffer | null } | undefined,
  given: string,
): Promise<CheckedCode | null> {
  const code = given.replaceAll(/\s/g, '');
  const id = member?.id ?? NOBODY;
  const sealed = member?.totpSecret ?? codes.seal(id, codes.newSecret());
  const step = codes.stepOf(code, codes.open(id, sealed), clock());
  const hash = codes.recoveryHash(id, code);
  const isRecovery = await factors.hasRecoveryCode(id, hash);
  if (!member?.totpSecret) return null;
  if (step !== null) return { kind: 'authenticator', step };
  return isRecovery ? { kind: 'recovery', hash } : null;
}

/** False if the code was used since it was checked. */
export async function takeCode(
  { factors, clock }: StaffContext,
  transaction: Transaction,
  staffId: string,
  code: CheckedCode,
): Promise<boolean> {
  if (code.kind === 'authenticator') return factors.takeStep(transaction, staffId, code.step);
  await queueNotice(transaction, staffId, 'recoveryCodeUsed');
  return factors.takeRecoveryCode(transaction, staffId, code.hash, clock());
}
