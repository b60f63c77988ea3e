/** A customer's RSA key pair in Web Crypto: generated, exported and imported as base64 of JSON (a JWK). */
import { jsonFromBase64, jsonToBase64 } from './base64.ts';
import { orFail } from './key-failure.ts';

const MODULUS_BITS = 2048;
const RSA = { name: 'RSA-OAEP', hash: 'SHA-256' } as const;
const PUBLIC_EXPONENT = new Uint8Array([1, 0, 1]);

export function generateKeyPair(): Promise<CryptoKeyPair> {
  return orFail('generateKeyPair', () =>
    crypto.subtle.generateKey(
      { ...RSA, modulusLength: MODULUS_BITS, publicExponent: PUBLIC_EXPONENT },
      true,
      ['encrypt', 'decrypt'],
    ),
  );
}

export function exportPublicKey(key: CryptoKey): Promise<string> {
  return orFail('exportPublicKey', () => exported(key, 'public'));
}

/** Not encrypted. Use `encryptPrivateKey` for a key that leaves the device. */
export function exportPrivateKey(key: CryptoKey): Promise<string> {
  return orFail('exportPrivateKey', () => exported(key, 'private'));
}

export function importPublicKey(base64: string): Promise<CryptoKey> {
  return orFail('importPublicKey', () => imported(base64, 'public'));
}

export function importPrivateKey(base64: string): Promise<CryptoKey> {
  return orFail('importPrivateKey', () => imported(base64, 'private'));
}

async function exported(key: CryptoKey, type: 'public' | 'private'): Promise<string> {
  // Never send one kind of key in place of the other.
  if (key.type !== type) throw new TypeError(`A ${key.type} key is no ${type} key`);
  return jsonToBase64(await crypto.subtle.exportKey('jwk', key));
}

async function imported(base64: string, type: 'public' | 'private'): Promise<CryptoKey> {
  const key = await crypto.subtle.importKey(
    'jwk',
    jsonFromBase64(base64) as JsonWebKey,
    RSA,
    true,
    [type === 'public' ? 'encrypt' : 'decrypt'],
  );
  const { modulusLength } = key.algorithm as RsaHashedKeyAlgorithm;
  if (modulusLength !== MODULUS_BITS)
    throw new RangeError(`A key of ${modulusLength} bits, not ${MODULUS_BITS}`);
  return key;
}
