/** Encrypts text of any length with a customer's key, in chunks, because RSA limits the size of its input. */
import {
  fromBase64,
  jsonFromBase64,
  jsonToBase64,
  textFromBase64,
  textToBase64,
  toBase64,
} from './base64.ts';
import { orFail } from './key-failure.ts';

const VERSION = 1;
/** Characters of base64, one byte each: no emoji is split, and each chunk fits RSA's limit of 190 bytes. */
export const CHUNK_CHARACTERS = 90;

/** Stored as base64 of JSON. Chunks are base64 of RSA-OAEP ciphertext. */
interface Encrypted {
  version: typeof VERSION;
  chunks: string[];
}

/** Empty text is one empty chunk, so that reading it also needs the private key. */
export function encryptData(text: string, publicKey: CryptoKey): Promise<string> {
  return orFail('encryptData', async () => {
    const parts = cut(textToBase64(text));
    const chunks = await Promise.all(
      parts.map((part, place) => encryptChunk(part, publicKey, { place, of: parts.length })),
    );
    return jsonToBase64({ version: VERSION, chunks } satisfies Encrypted);
  });
}

export function decryptData(encrypted: string, privateKey: CryptoKey): Promise<string> {
  return orFail('decryptData', async () => {
    const { chunks } = readEncrypted(encrypted);
    const parts = await Promise.all(
      chunks.map((chunk, place) => decryptChunk(chunk, privateKey, { place, of: chunks.length })),
    );
    return textFromBase64(parts.join(''));
  });
}

/** Encrypted with each chunk, so that a missing, duplicated or moved chunk is detected. */
interface Place {
  place: number;
  of: number;
}

function encryptChunk(part: string, publicKey: CryptoKey, place: Place): Promise<string> {
  return orFail('encryptDataChunk', async () => {
    const bytes = new TextEncoder().encode(part);
    return toBase64(new Uint8Array(await crypto.subtle.encrypt(rsaAt(place), publicKey, bytes)));
  });
}

function decryptChunk(chunk: string, privateKey: CryptoKey, place: Place): Promise<string> {
  return orFail('decryptDataChunk', async () =>
    new TextDecoder().decode(
      await crypto.subtle.decrypt(rsaAt(place), privateKey, fromBase64(chunk)),
    ),
  );
}

function rsaAt({ place, of }: Place): RsaOaepParams {
  return { name: 'RSA-OAEP', label: new TextEncoder().encode(`${place + 1}/${of}`) };
}

function cut(base64: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from === 0 || from < base64.length; from += CHUNK_CHARACTERS)
    parts.push(base64.slice(from, from + CHUNK_CHARACTERS));
  return parts;
}

function readEncrypted(base64: string): Encrypted {
  const found = jsonFromBase64(base64) as Partial<Encrypted> | null;
  if (found?.version !== VERSION || !Array.isArray(found.chunks) || found.chunks.length === 0)
    throw new TypeError('Not what this key helper makes');
  return { version: VERSION, chunks: found.chunks };
}
