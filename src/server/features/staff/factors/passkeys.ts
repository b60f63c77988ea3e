/** Passkeys of the staff: challenges, new passkeys, and their use. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Transaction } from '../../../database/connection/connection.ts';
import type { ChallengePurpose } from '../../../database/column-values.ts';
import { newId } from '../../../database/ids.ts';
import { hashOfToken } from '../staff-links.ts';
import type { StaffContext } from '../staff.context.ts';
import type { FoundPasskey } from './passkeys.store.ts';
import {
  CHALLENGE_LASTS,
  readRegistration,
  readSignIn,
  refusal,
  registrationOptions,
  signInOptions,
} from './relying-party.ts';
import type { PasskeyChallenge, PasskeyOffer } from './relying-party.ts';

/** What the browser needs to make a passkey for this member. */
export async function offerPasskey(
  context: StaffContext,
  member: { staffId: string; email: string },
): Promise<PasskeyOffer> {
  const { passkeys, party } = context;
  const known = await passkeys.list(member.staffId);
  const options = await registrationOptions(
    party,
    member,
    known.map(({ credentialId }) => credentialId),
  );
  await rememberChallenge(context, options.challenge, 'register', member.staffId);
  return options;
}

/** What the browser needs to sign in, or to prove an identity, by a passkey. */
export async function challengePasskey(context: StaffContext): Promise<PasskeyChallenge> {
  const options = await signInOptions(context.party);
  await rememberChallenge(context, options.challenge, 'signIn', null);
  return options;
}

/** Throws invalid. */
export async function addPasskey(
  { passkeys, party, clock }: StaffContext,
  transaction: Transaction,
  {
    staffId,
    name,
    response,
  }: { staffId: string; name: string; response: RegistrationResponseJSON },
): Promise<void> {
  const { challenge, ...made } = await readRegistration(party, response);
  const now = clock();
  const isTaken = await passkeys.takeChallenge(transaction, {
    hash: hashOfToken(challenge),
    purpose: 'register',
    staffId,
    now,
  });
  const passkey = { ...made, id: newId(), staffId, name, createdAt: now };
  if (!isTaken || !(await passkeys.insert(transaction, passkey))) throw refusal('invalid');
}

/** Finds the passkey and checks its signature. Throws credentialsInvalid. */
export async function checkPasskey(
  { passkeys, party }: StaffContext,
  response: AuthenticationResponseJSON,
): Promise<{ passkey: FoundPasskey; challenge: string; counter: number }> {
  const passkey = await passkeys.find(response.id);
  if (!passkey) throw refusal('credentialsInvalid');
  return { passkey, ...(await readSignIn(party, response, passkey)) };
}

/** Uses up the challenge. Throws credentialsInvalid if it was used, or the passkey was removed. */
export async function takePasskey(
  { passkeys, clock }: StaffContext,
  transaction: Transaction,
  { passkey, challenge, counter }: Awaited<ReturnType<typeof checkPasskey>>,
): Promise<void> {
  const now = clock();
  const { passkeyId } = passkey;
  const isTaken = await passkeys.takeChallenge(transaction, {
    hash: hashOfToken(challenge),
    purpose: 'signIn',
    staffId: null,
    now,
  });
  if (!isTaken || !(await passkeys.countUse(transaction, { passkeyId, counter, usedAt: now })))
    throw refusal('credentialsInvalid');
}

async function rememberChallenge(
  { passkeys, clock }: StaffContext,
  challenge: string,
  purpose: ChallengePurpose,
  staffId: string | null,
): Promise<void> {
  const expiresAt = new Date(clock().getTime() + CHALLENGE_LASTS);
  await passkeys.insertChallenge({ hash: hashOfToken(challenge), purpose, staffId, expiresAt });
}
