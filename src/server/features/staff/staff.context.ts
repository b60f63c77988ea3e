/** The shared dependencies of this feature's use cases. */
import { createHmac } from 'node:crypto';
import type { Clock } from '../../../domain/time/clock.ts';
import type { Database, Transaction } from '../../database/connection/connection.ts';
import { sentEmails } from '../../database/sent-emails.ts';
import type { MailGateway } from '../../gateways/mail/mail.gateway.ts';
import type { EmailSender } from './invitation.email.ts';
import { guessLimits } from '../auth/guess-limits.ts';
import { twoStepCodes } from '../auth/two-step-codes.ts';
import { makersStore } from './tablet/makers.store.ts';
import { PIN_GUESSES } from './tablet/pin-guesses.ts';
import { factorsStore } from './factors/factors.store.ts';
import { passkeysStore } from './factors/passkeys.store.ts';
import type { RelyingParty } from './factors/relying-party.ts';
import { staffSessionsStore } from './staff-sessions.store.ts';
import { staffLinksStore } from './staff-links.store.ts';
import { staffStore } from './staff.store.ts';

/** Who changes the staff. */
export interface StaffActor {
  kind: 'staff' | 'command' | 'system';
  /** The id of the member, or the name of the command or of what the shop does by itself. */
  name: string;
}

/** A change of the staff, for the journal. */
export interface StaffChange {
  actor: StaffActor;
  action: string;
  subject: { kind: 'staff' | 'call'; id: string };
  before: Record<string, string | boolean> | null;
  after: Record<string, string | boolean> | null;
  requestId?: string;
}

export interface StaffDependencies {
  database: Database;
  clock: Clock;
  mail: MailGateway;
  sender: EmailSender;
  /** The shop's name in authenticators and passkeys; the same for as long as they last. */
  nameInFactors: string;
  /** The key of invitations is derived from it. */
  secret: string;
  /** Whether the shop is in trial mode, in which no second factor is required. */
  trial: boolean;
  /** Multiplies the limits of guesses; Infinity disables them. */
  limitFactor: number;
  /** Records a change in the journal, in its transaction. */
  record(transaction: Transaction, change: StaffChange): Promise<void>;
}

export type StaffContext = ReturnType<typeof staffContext>;

export function staffContext({
  database,
  secret,
  limitFactor,
  nameInFactors,
  ...outside
}: StaffDependencies) {
  const { origin } = outside.sender;
  return {
    ...outside,
    staff: staffStore(database),
    links: staffLinksStore(database),
    sessions: staffSessionsStore(database),
    factors: factorsStore(database),
    passkeys: passkeysStore(database),
    makers: makersStore(database),
    party: { origin, shopName: nameInFactors } satisfies RelyingParty,
    codes: twoStepCodes(secret, `${nameInFactors} office`),
    guesses: guessLimits({ database, secret, limitFactor }),
    pinGuesses: guessLimits({ database, secret, limitFactor, rules: PIN_GUESSES }),
    sent: sentEmails(database),
    tokenKey: createHmac('sha256', secret).update('staff invitations').digest(),
    pinKey: createHmac('sha256', secret).update('staff pins').digest(),
  };
}
