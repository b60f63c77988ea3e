/** Signs a member in, by password and code or by a passkey. */
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { ShopError } from '../../../../domain/errors.ts';
import { normaliseEmail } from '../../../../domain/people/email.ts';
import { isPassword } from '../../users/password-hash.ts';
import { checkCode, takeCode } from '../factors/codes.ts';
import { checkPasskey, takePasskey } from '../factors/passkeys.ts';
import { refusal } from '../factors/relying-party.ts';
import type { StaffContext } from '../staff.context.ts';
import { openSession } from './open-session.ts';
import type { OpenedSession, Visit } from './open-session.ts';

/** One refusal for everything, so that it reveals neither members nor which part was wrong. */
const wrong = () =>
  new ShopError('credentialsInvalid', {
    message: 'The email address, the password or the code is not right.',
  });

/**
 * Does the same work for unknown members, wrong passwords and wrong codes. Members without an
 * authenticator need no code in trial mode, and are refused otherwise. Throws credentialsInvalid,
 * and tooManyRequests after too many guesses.
 */
export async function signInByPassword(
  context: StaffContext,
  { email, password, code, visit }: { email: string; password: string; code: string; visit: Visit },
): Promise<OpenedSession> {
  const { staff, factors, guesses, trial } = context;
  const address = normaliseEmail(email);
  const found = await factors.byEmail(address);
  const subject = `staff ${found?.id ?? address.toLowerCase()}`;
  return guesses.watch(subject, visit.network, async () => {
    const checked = await checkCode(context, found, code);
    const isRight = await isPassword(password, found?.passwordHash ?? null);
    const needsNoCode = trial && found?.totpSecret === null;
    if (!found || !isRight || (!checked && !needsNoCode)) throw wrong();
    return staff.transaction(async (transaction) => {
      if (!(await factors.lockUnchanged(transaction, found))) throw wrong();
      if (checked && !(await takeCode(context, transaction, found.id, checked))) throw wrong();
      return openSession(context, transaction, { ...found, staffId: found.id }, 'password', visit);
    });
  });
}

/** Throws credentialsInvalid, and tooManyRequests after too many guesses. */
export function signInByPasskey(
  context: StaffContext,
  { passkey: response, visit }: { passkey: AuthenticationResponseJSON; visit: Visit },
): Promise<OpenedSession> {
  const { staff, factors, guesses } = context;
  // By source alone: the passkey names the member only when it is right.
  return guesses.watch(`office passkey ${visit.network}`, visit.network, async () => {
    const checked = await checkPasskey(context, response);
    const { staffId, email, role, passwordHash } = checked.passkey;
    return staff.transaction(async (transaction) => {
      if (!(await factors.lockUnchanged(transaction, { id: staffId, passwordHash })))
        throw refusal('credentialsInvalid');
      await takePasskey(context, transaction, checked);
      return openSession(context, transaction, { staffId, email, role }, 'passkey', visit);
    });
  });
}
