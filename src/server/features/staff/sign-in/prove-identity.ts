/** Proves again who a signed-in member is, for calls that need a recent proof. */
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { ShopError } from '../../../../domain/errors.ts';
import type { ProofKind } from '../../../../domain/staff/proof-kinds.ts';
import type { Transaction } from '../../../database/connection/connection.ts';
import { isPassword } from '../../users/password-hash.ts';
import { checkCode, takeCode } from '../factors/codes.ts';
import { checkPasskey, takePasskey } from '../factors/passkeys.ts';
import { refusal } from '../factors/relying-party.ts';
import type { SignedInMember } from '../staff-sessions.ts';
import type { StaffContext } from '../staff.context.ts';
import type { Visit } from './open-session.ts';

export interface GivenProof {
  code?: string;
  password?: string;
  passkey?: AuthenticationResponseJSON;
}

const wrong = () =>
  new ShopError('credentialsInvalid', { message: 'This proof is not right. Please try again.' });

/** The proofs that this member can give. A passkey or a code is enough, because the session needed both factors. */
export async function proofsOf(
  { factors, passkeys, trial }: StaffContext,
  staffId: string,
): Promise<ProofKind[]> {
  const [member, known] = await Promise.all([factors.byId(staffId), passkeys.list(staffId)]);
  const proofs: ProofKind[] = [];
  if (known.length > 0) proofs.push('passkey');
  if (member?.totpSecret) proofs.push('code');
  if (proofs.length > 0 || !trial) return proofs;
  return member?.passwordHash ? ['password'] : ['confirmation'];
}

/** Throws credentialsInvalid, signInRequired, and tooManyRequests after too many guesses. */
export async function proveIdentity(
  context: StaffContext,
  { sessionId, staffId }: Pick<SignedInMember, 'sessionId' | 'staffId'>,
  given: GivenProof & { visit: Visit },
): Promise<void> {
  const { staff, sessions, guesses, clock } = context;
  const { network } = given.visit;
  const possible = await proofsOf(context, staffId);
  await guesses.watch(`staff ${staffId}`, network, async () => {
    const take = await checkProof(context, staffId, possible, given);
    await staff.transaction(async (transaction) => {
      await take(transaction);
      if (!(await sessions.setProved(transaction, sessionId, clock())))
        throw new ShopError('signInRequired');
    });
  });
}

/** Returns what uses up the checked proof. Throws credentialsInvalid. */
async function checkProof(
  context: StaffContext,
  staffId: string,
  possible: readonly ProofKind[],
  { passkey, code, password }: GivenProof,
): Promise<(transaction: Transaction) => Promise<void>> {
  if (passkey) {
    const checked = await checkPasskey(context, passkey);
    if (checked.passkey.staffId !== staffId) throw refusal('credentialsInvalid');
    return (transaction) => takePasskey(context, transaction, checked);
  }
  const member = await context.factors.byId(staffId);
  if (possible.includes('code')) {
    const checked = await checkCode(context, member, code ?? '');
    if (!checked) throw wrong();
    return async (transaction) => {
      if (!(await takeCode(context, transaction, staffId, checked))) throw wrong();
    };
  }
  const isRight =
    possible.includes('confirmation') ||
    (possible.includes('password') &&
      (await isPassword(password ?? '', member?.passwordHash ?? null)));
  if (!isRight) throw wrong();
  return async () => undefined;
}
