/**
 * Encrypts a private key with a passphrase that never leaves the device: PBKDF2, then AES-GCM. The
 * envelope names both.
 */
import { fromBase64, jsonFromBase64, jsonToBase64, toBase64 } from './base64.ts';
import { orFail } from './key-failure.ts';
import { exportPrivateKey, importPrivateKey } from './key-pair.ts';

const VERSION = 1;
const ITERATIONS = 1000;
// Refuse envelopes with more, which would only keep the browser busy.
const ITERATIONS_AT_MOST = 10_000_000;
const SALT_BYTES = 16;
const IV_BYTES = 12;
const AES_BITS = 256;

/** A derived key, and the parameters to derive it again. */
export interface Passphrase {
  key: CryptoKey;
  salt: Uint8Array<ArrayBuffer>;
  iterations: number;
}

/** The stored form of a private key, as base64 of JSON; bytes in base64. */
interface Envelope {
  version: typeof VERSION;
  iterations: number;
  salt: string;
  iv: string;
  data: string;
}

/** Normalises with NFKC, so that other keyboards give the same passphrase. Refuses an empty one. */
export function setPassphrase(
  typed: string,
  salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES)),
  iterations = ITERATIONS,
): Promise<Passphrase> {
  return orFail('setPassphrase', async () => {
    if (typed === '') throw new TypeError('An empty passphrase protects nothing');
    const bytes = new TextEncoder().encode(typed.normalize('NFKC'));
    const raw = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
    const key = await crypto.subtle.deriveKey(
      { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
      raw,
      { name: 'AES-GCM', length: AES_BITS },
      false,
      ['encrypt', 'decrypt'],
    );
    return { key, salt, iterations };
  });
}

/** Returns the envelope. */
export function encryptPrivateKey(privateKey: CryptoKey, passphrase: Passphrase): Promise<string> {
  return orFail('encryptPrivateKey', async () => {
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const plain = new TextEncoder().encode(await exportPrivateKey(privateKey));
    const locked = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, passphrase.key, plain);
    return jsonToBase64({
      version: VERSION,
      iterations: passphrase.iterations,
      salt: toBase64(passphrase.salt),
      iv: toBase64(iv),
      data: toBase64(new Uint8Array(locked)),
    } satisfies Envelope);
  });
}

/** A wrong passphrase and a modified envelope give the same error: they are indistinguishable. */
export function decryptPrivateKey(envelope: string, typed: string): Promise<CryptoKey> {
  return orFail('decryptPrivateKey', async () => {
    const { salt, iterations, iv, data } = readEnvelope(envelope);
    const { key } = await setPassphrase(typed, fromBase64(salt), iterations);
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: fromBase64(iv) },
      key,
      fromBase64(data),
    );
    return importPrivateKey(new TextDecoder().decode(plain));
  });
}

function readEnvelope(base64: string): Envelope {
  const found = jsonFromBase64(base64) as Partial<Envelope> | null;
  if (found?.version !== VERSION) throw new TypeError('An envelope of an unknown version');
  const { iterations, salt, iv, data } = found;
  if (!Number.isInteger(iterations) || !iterations || iterations > ITERATIONS_AT_MOST)
    throw new RangeError('Not a number of iterations');
  if (typeof salt !== 'string' || typeof iv !== 'string' || typeof data !== 'string')
    throw new TypeError('An envelope that lacks something');
  return { version: VERSION, iterations, salt, iv, data };
}
