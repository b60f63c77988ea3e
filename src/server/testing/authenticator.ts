/** An authenticator in software: makes a passkey and signs with it, as a browser's would. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { OfficeAnswerOf } from '../../contract/office/contract.ts';

/** Bits of the authenticator's data (WebAuthn, section 6.1). */
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

export interface AuthenticatorOptions {
  /** The page that asks; default: the relying party's own. */
  origin: string;
  isUserVerified?: boolean;
  /** Default: no certificates, as browsers send. */
  statement?: { fmt: string; attStmt: CborMap };
}

type Cbor = number | string | Buffer | CborMap | readonly Cbor[];
type CborMap = ReadonlyMap<number | string, Cbor>;

export function softwareAuthenticator({
  origin,
  isUserVerified = true,
  statement = { fmt: 'none', attStmt: new Map() },
}: AuthenticatorOptions) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;
  let userHandle = '';

  const data = (rpId: string, rest = Buffer.alloc(0)): Buffer => {
    const head = Buffer.alloc(5);
    head.writeUInt8(
      USER_PRESENT | (isUserVerified ? USER_VERIFIED : 0) | (rest.length > 0 ? HAS_CREDENTIAL : 0),
    );
    head.writeUInt32BE((counter += 1), 1);
    return Buffer.concat([sha256(rpId), head, rest]);
  };
  const client = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };

  return {
    id,
    /** Copies of the authenticator count on their own. */
    setCounter: (next: number) => (counter = next),

    /** What `navigator.credentials.create()` returns. */
    create({ rp, challenge, user }: OfficeAnswerOf<'invitationPasskey'>) {
      userHandle = user.id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = cbor(
        new Map<number, Cbor>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const authData = data(rp.id, Buffer.concat([Buffer.alloc(16), length, credentialId, key]));
      const { fmt, attStmt } = statement;
      const attestation = new Map<string, Cbor>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', authData],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: client('webauthn.create', challenge).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    /** What `navigator.credentials.get()` returns. */
    get({ rpId, challenge }: OfficeAnswerOf<'passkeyChallenge'>) {
      const authenticatorData = data(rpId);
      const clientDataJSON = client('webauthn.get', challenge);
      const signed = Buffer.concat([authenticatorData, sha256(clientDataJSON)]);
      return {
        ...credential,
        response: {
          clientDataJSON: clientDataJSON.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle,
        },
      };
    },
  };
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** RFC 8949, as far as passkeys need it. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map) {
    const entries = [...(value as CborMap)].flatMap(([key, each]) => [cbor(key), cbor(each)]);
    return Buffer.concat([head(5, value.size), ...entries]);
  }
  const items = value as readonly Cbor[];
  return Buffer.concat([head(4, items.length), ...items.map(cbor)]);
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  if (size < 256) return Buffer.from([(major << 5) | 24, size]);
  return Buffer.from([(major << 5) | 25, size >> 8, size & 0xff]);
}
