/** Signs a member in by a one-time link, which `npm run staff -- link` prints. */
import { ShopError } from '../../../../domain/errors.ts';
import { hashOfToken } from '../staff-links.ts';
import type { StaffContext } from '../staff.context.ts';
import { openSession } from './open-session.ts';
import type { OpenedSession, Visit } from './open-session.ts';

/** Uses up the link. Throws linkInvalid, and tooManyRequests after too many wrong links. */
export function signInByLink(
  context: StaffContext,
  { token, visit }: { token: string; visit: Visit },
): Promise<OpenedSession> {
  const { staff, links, guesses, clock } = context;
  const { network } = visit;
  // By source alone: a stranger who guesses must not delay the owner.
  return guesses.watch(`office link ${network}`, network, () =>
    staff.transaction(async (transaction) => {
      const member = await links.use(transaction, {
        tokenHash: hashOfToken(token),
        purpose: 'signIn',
        now: clock(),
      });
      if (!member) throw new ShopError('linkInvalid');
      return openSession(context, transaction, member, 'link', visit);
    }),
  );
}
