/** The key helper's formats made and read by Node's own crypto, which knows nothing of the browser's: each must open the other's. */
import {
  constants,
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  pbkdf2Sync,
  privateDecrypt,
  publicEncrypt,
  randomBytes,
} from 'node:crypto';
import type { JsonWebKey } from 'node:crypto';

const ITERATIONS = 1000;
const CHUNK = 90;
const TAG_BYTES = 16;

/** Texts that go wrong where bytes, characters and chunks are taken for one another. */
export const TEXTS = {
  empty: '',
  emoji: 'Happy birthday 🎂👩‍👩‍👧‍👦🏴󠁧󠁢󠁷󠁬󠁳󠁿!',
  letters: 'Siân, Zoë & Łukasz 刺繍 ١٢٣',
  'a byte order mark': '\uFEFFmark',
  'nothing visible': '\u0000\u200B\r\n\t',
  'just under a chunk': 'k'.repeat(66),
  'just over a chunk': 'k'.repeat(67),
  'an emoji over the edge': `${'k'.repeat(66)}🎁`,
  'many chunks': 'For Nan — with love, always. 💚\n'.repeat(60),
};

export function lockByNode(privateKey: string, passphrase: string): string {
  const [salt, iv] = [randomBytes(16), randomBytes(12)];
  const key = pbkdf2Sync(passphrase.normalize('NFKC'), salt, ITERATIONS, 32, 'sha256');
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const data = Buffer.concat([cipher.update(privateKey), cipher.final(), cipher.getAuthTag()]);
  return toBase64({
    version: 1,
    iterations: ITERATIONS,
    salt: salt.toString('base64'),
    iv: iv.toString('base64'),
    data: data.toString('base64'),
  });
}

/** Returns the private key as it is exported: base64 of a JWK. */
export function unlockByNode(envelope: string, passphrase: string): string {
  const { version, iterations, salt, iv, data } =
    fromBase64<Record<'version' | 'iterations' | 'salt' | 'iv' | 'data', string>>(envelope);
  if (Number(version) !== 1 || Number(iterations) !== ITERATIONS) throw new Error(envelope);
  const [saltBytes, ivBytes, locked] = [salt, iv, data].map((part) =>
    Buffer.from(part, 'base64'),
  ) as [Buffer, Buffer, Buffer];
  if (ivBytes.length !== 12) throw new Error('The IV has 12 bytes');
  const key = pbkdf2Sync(passphrase.normalize('NFKC'), saltBytes, ITERATIONS, 32, 'sha256');
  const decipher = createDecipheriv('aes-256-gcm', key, ivBytes);
  decipher.setAuthTag(locked.subarray(-TAG_BYTES));
  return Buffer.concat([
    decipher.update(locked.subarray(0, -TAG_BYTES)),
    decipher.final(),
  ]).toString();
}

export function encryptByNode(text: string, publicKey: string): string {
  const parts = Buffer.from(text)
    .toString('base64')
    .match(/.{1,90}/g) ?? [''];
  const key = createPublicKey({ key: fromBase64<JsonWebKey>(publicKey), format: 'jwk' });
  const chunks = parts.map((part, place) =>
    publicEncrypt({ key, ...oaep(place, parts.length) }, Buffer.from(part)).toString('base64'),
  );
  return toBase64({ version: 1, chunks });
}

export function decryptByNode(encrypted: string, privateKey: string): string {
  const { chunks } = fromBase64<{ chunks: string[] }>(encrypted);
  const key = createPrivateKey({ key: fromBase64<JsonWebKey>(privateKey), format: 'jwk' });
  const parts = chunks.map((chunk, place) =>
    privateDecrypt({ key, ...oaep(place, chunks.length) }, Buffer.from(chunk, 'base64')).toString(),
  );
  if (parts.slice(0, -1).some((part) => part.length !== CHUNK)) throw new Error('Not cut at 90');
  return Buffer.from(parts.join(''), 'base64').toString();
}

export function fromBase64<Value>(base64: string): Value {
  return JSON.parse(Buffer.from(base64, 'base64').toString()) as Value;
}

export function toBase64(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64');
}

function oaep(place: number, of: number) {
  return {
    padding: constants.RSA_PKCS1_OAEP_PADDING,
    oaepHash: 'sha256',
    oaepLabel: Buffer.from(`${place + 1}/${of}`),
  };
}
