/** Checks what passkeys sign (WebAuthn). The relying party is the host of the shop's origin. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import { ShopError } from '../../../../domain/errors.ts';
import { MINUTE } from '../../../../domain/time/durations.ts';

/** How long a challenge is valid. */
export const CHALLENGE_LASTS = 5 * MINUTE;

/** EdDSA, ES256 and RS256, in the order of preference. Every authenticator has one of them. */
const ALGORITHMS = [-8, -7, -257];
const PUBLIC_KEY = 'public-key' as const;

/** Loaded when somebody uses a passkey: it takes 8 MB of memory, and every process would have it. */
const library = () => import('@simplewebauthn/server');

export interface RelyingParty {
  origin: string;
  shopName: string;
}

/** A passkey that an authenticator has made. */
export interface NewPasskey {
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  challenge: string;
}

export type PasskeyOffer = Awaited<ReturnType<typeof registrationOptions>>;
export type PasskeyChallenge = Awaited<ReturnType<typeof signInOptions>>;

const hostOf = ({ origin }: RelyingParty): string => new URL(origin).hostname;

/** @param known the ids of passkeys that the member has already */
export async function registrationOptions(
  party: RelyingParty,
  { staffId, email }: { staffId: string; email: string },
  known: readonly string[],
) {
  const { generateRegistrationOptions } = await library();
  const id = hostOf(party);
  const { challenge, user } = await generateRegistrationOptions({
    rpName: party.shopName,
    rpID: id,
    userID: new Uint8Array(Buffer.from(staffId)),
    userName: email,
    userDisplayName: email,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return {
    challenge,
    rp: { id, name: party.shopName },
    user,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: PUBLIC_KEY })),
    timeout: CHALLENGE_LASTS,
    attestation: 'none' as const,
    excludeCredentials: known.map((each) => ({ id: each, type: PUBLIC_KEY })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
  };
}

/** Names no passkeys, so that it reveals none: the browser offers those of this shop. */
export async function signInOptions(party: RelyingParty) {
  const { generateAuthenticationOptions } = await library();
  const rpId = hostOf(party);
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
  return { challenge, rpId, timeout: CHALLENGE_LASTS, userVerification: 'required' as const };
}

/** The caller uses up the challenge. Throws invalid. */
export async function readRegistration(
  party: RelyingParty,
  response: RegistrationResponseJSON,
): Promise<NewPasskey> {
  const { verifyRegistrationResponse } = await library();
  const { decodeAttestationObject: decode } = await import('@simplewebauthn/server/helpers');
  const signed = { challenge: '' };
  const { registrationInfo } = await refusing('invalid', async () => {
    refuseCertificates(response, decode);
    return verifyRegistrationResponse({
      response,
      expectedChallenge: keepIn(signed),
      expectedOrigin: party.origin,
      expectedRPID: hostOf(party),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
  });
  if (!registrationInfo) throw refusal('invalid');
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey),
    counter,
    challenge: signed.challenge,
  };
}

/** The caller uses up the challenge. Throws credentialsInvalid. */
export async function readSignIn(
  party: RelyingParty,
  response: AuthenticationResponseJSON,
  passkey: { staffId: string; credentialId: string; publicKey: Buffer; counter: number },
): Promise<{ challenge: string; counter: number }> {
  const { userHandle } = response.response;
  if (userHandle && userHandle !== Buffer.from(passkey.staffId).toString('base64url'))
    throw refusal('credentialsInvalid');
  const { verifyAuthenticationResponse } = await library();
  const signed = { challenge: '' };
  const { verified, authenticationInfo } = await refusing('credentialsInvalid', () =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: keepIn(signed),
      expectedOrigin: party.origin,
      expectedRPID: hostOf(party),
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    }),
  );
  if (!verified) throw refusal('credentialsInvalid');
  return { challenge: signed.challenge, counter: authenticationInfo.newCounter };
}

/** Keeps the challenge that was signed, which the caller compares with the database. */
const keepIn = (signed: { challenge: string }) => (challenge: unknown) => {
  signed.challenge = String(challenge);
  return true;
};

/**
 * Refuses statements with certificates: checking them fetches addresses that the caller chooses.
 * Browsers send none, because the options ask for none.
 */
function refuseCertificates(
  { response }: RegistrationResponseJSON,
  decode: typeof decodeAttestationObject,
): void {
  const statement = decode(new Uint8Array(Buffer.from(response.attestationObject, 'base64url')));
  const format = statement.get('fmt');
  const isSelfSigned = format === 'packed' && statement.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isSelfSigned) throw refusal('invalid');
}

/**
 * The library throws errors of no class of its own for everything that an authenticator got wrong.
 * The work reads and checks signatures only, so it has no other errors.
 */
async function refusing<Result>(
  code: 'invalid' | 'credentialsInvalid',
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch {
    throw refusal(code);
  }
}

export function refusal(code: 'invalid' | 'credentialsInvalid'): ShopError {
  const message = 'This passkey was not accepted. Please try again.';
  return code === 'invalid'
    ? new ShopError(code, { violations: [{ propertyPath: 'passkey', message }] })
    : new ShopError(code, { message });
}
