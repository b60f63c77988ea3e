/** Wire shapes of passkeys: what the browser's WebAuthn functions take and return. */
import * as z from 'zod';

const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/, 'Not base64url.');
const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  // Some browsers report extensions that were not asked for.
  clientExtensionResults: z.object({}),
};

export const newPasskey = z
  .strictObject({
    ...credential,
    response: z.strictObject({
      clientDataJSON: base64url(4000),
      attestationObject: base64url(20_000),
      authenticatorData: base64url(20_000).optional(),
      publicKey: base64url(8000).optional(),
      publicKeyAlgorithm: z.int().optional(),
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  })
  .describe('RegistrationResponseJSON, as navigator.credentials.create() returns it');

export const usedPasskey = z
  .strictObject({
    ...credential,
    response: z.strictObject({
      clientDataJSON: base64url(4000),
      authenticatorData: base64url(20_000),
      signature: base64url(8000),
      userHandle: base64url(200).optional(),
    }),
  })
  .describe('AuthenticationResponseJSON, as navigator.credentials.get() returns it');

export const passkeyOffer = z
  .strictObject({
    challenge: z.string().describe('Valid once, for five minutes'),
    rp: z.strictObject({ id: z.string(), name: z.string() }),
    user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.strictObject({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int(),
    attestation: z.literal('none'),
    excludeCredentials: z.array(z.strictObject({ id: z.string(), type: z.literal('public-key') })),
    authenticatorSelection: z.strictObject({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
  })
  .describe('PublicKeyCredentialCreationOptionsJSON, for navigator.credentials.create()');

export const passkeyChallenge = {
  body: z.strictObject({}),
  answer: z
    .strictObject({
      challenge: z.string().describe('Valid once, for five minutes'),
      rpId: z.string(),
      timeout: z.int(),
      userVerification: z.literal('required'),
    })
    .describe('PublicKeyCredentialRequestOptionsJSON, for navigator.credentials.get()'),
};
