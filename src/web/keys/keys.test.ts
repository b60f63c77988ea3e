import { webcrypto } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import known from '../testing/known-keys.json' with { type: 'json' };
import {
  decryptByNode,
  encryptByNode,
  fromBase64,
  lockByNode,
  TEXTS,
  toBase64,
  unlockByNode,
} from '../testing/keys-by-node.ts';
import { decryptData, encryptData } from './encrypted-data.ts';
import { KEY_MESSAGES, KeyFailure } from './key-failure.ts';
import {
  exportPrivateKey,
  exportPublicKey,
  generateKeyPair,
  importPrivateKey,
  importPublicKey,
} from './key-pair.ts';
import { decryptPrivateKey, encryptPrivateKey, setPassphrase } from './passphrase.ts';

const WORDS = 'Nan’s garden gate 🌿';
const pair = await generateKeyPair();
afterEach(() => {
  vi.unstubAllGlobals();
});
const [publicKey, privateKey] = [
  await exportPublicKey(pair.publicKey),
  await exportPrivateKey(pair.privateKey),
];

describe('a key pair', () => {
  test('is RSA-OAEP with SHA-256 and 2048 bits', () => {
    expect(pair.publicKey.algorithm).toMatchObject({
      name: 'RSA-OAEP',
      modulusLength: 2048,
      hash: { name: 'SHA-256' },
    });
    expect(fromBase64(publicKey)).toMatchObject({ kty: 'RSA', alg: 'RSA-OAEP-256' });
    expect(fromBase64(publicKey)).not.toHaveProperty('d');
  });

  test('can be restored from its exported form', async () => {
    expect(await exportPublicKey(await importPublicKey(publicKey))).toBe(publicKey);
    expect(await exportPrivateKey(await importPrivateKey(privateKey))).toBe(privateKey);
  });

  test('is never exported the wrong way round', async () => {
    await expect(exportPublicKey(pair.privateKey)).rejects.toThrow('Export Public Key Failed');
    await expect(exportPrivateKey(pair.publicKey)).rejects.toThrow('Export Private Key Failed');
  });

  test.each(['', 'no base64 ☹', toBase64([]), toBase64({ kty: 'RSA' }), toBase64({ kty: 'EC' })])(
    'is not accepted from %j',
    async (given) => {
      await expect(importPublicKey(given)).rejects.toThrow('Import Public Key Failed');
      await expect(importPrivateKey(given)).rejects.toThrow('Import Private Key Failed');
    },
  );

  test('of fewer bits is not accepted', async () => {
    const weak = await webcrypto.subtle.generateKey(
      {
        name: 'RSA-OAEP',
        hash: 'SHA-256',
        modulusLength: 1024,
        publicExponent: new Uint8Array([1, 0, 1]),
      },
      true,
      ['encrypt', 'decrypt'],
    );
    const exported = toBase64(await webcrypto.subtle.exportKey('jwk', weak.publicKey));
    await expect(importPublicKey(exported)).rejects.toThrow('Import Public Key Failed');
  });
});

describe('a private key under a passphrase', () => {
  test('records version and 1000 iterations, and has a 12-byte IV', async () => {
    const locked = await encryptPrivateKey(pair.privateKey, await setPassphrase(WORDS));
    const envelope = fromBase64<Record<string, string>>(locked);
    expect(envelope).toMatchObject({ version: 1, iterations: 1000 });
    expect(Buffer.from(envelope.iv ?? '', 'base64')).toHaveLength(12);
  });

  test('is opened by Node’s crypto, and opens what Node locked', async () => {
    const locked = await encryptPrivateKey(pair.privateKey, await setPassphrase(WORDS));
    expect(unlockByNode(locked, WORDS)).toBe(privateKey);
    const opened = await decryptPrivateKey(lockByNode(privateKey, WORDS), WORDS);
    expect(await exportPrivateKey(opened)).toBe(privateKey);
  });

  test('opens however the passphrase’s accents were typed', async () => {
    const locked = lockByNode(privateKey, 'Zoë');
    expect((await decryptPrivateKey(locked, 'Zoe\u0308')).type).toBe('private');
  });

  test('is locked differently each time', async () => {
    const passphrase = await setPassphrase(WORDS);
    const twice = [await encryptPrivateKey(pair.privateKey, passphrase)];
    twice.push(await encryptPrivateKey(pair.privateKey, passphrase));
    const [first, second] = twice.map((locked) => fromBase64<{ iv: string }>(locked).iv);
    expect(first).not.toBe(second);
  });

  const locked = lockByNode(privateKey, WORDS);
  const changed = (change: object) => toBase64({ ...fromBase64<object>(locked), ...change });
  test.each([
    ['a wrong passphrase', locked, `${WORDS} `],
    ['no passphrase', locked, ''],
    ['an unknown version', changed({ version: 2 }), WORDS],
    ['another number of iterations', changed({ iterations: 1001 }), WORDS],
    ['no iterations', changed({ iterations: 0 }), WORDS],
    ['endless iterations', changed({ iterations: 1e9 }), WORDS],
    ['another salt', changed({ salt: 'AAAA' }), WORDS],
    ['another IV', changed({ iv: 'AAAAAAAAAAAAAAAA' }), WORDS],
    ['other data', changed({ data: 'AAAA' }), WORDS],
    ['data missing', changed({ data: undefined }), WORDS],
    ['nothing', '', WORDS],
    ['null', Buffer.from('null').toString('base64'), WORDS],
  ])('does not open with %s', async (_, envelope, message) => {
    await expect(decryptPrivateKey(envelope, message)).rejects.toThrow(
      'Decrypt Private Key Failed',
    );
  });

  test('needs a passphrase, and a private key', async () => {
    await expect(setPassphrase('')).rejects.toThrow('Failed to set passphrase');
    const passphrase = await setPassphrase(WORDS);
    await expect(encryptPrivateKey(pair.publicKey, passphrase)).rejects.toThrow(
      'Encrypt Private Key Failed',
    );
  });
});

describe('data under a key', () => {
  test.each(Object.entries(TEXTS))('is restored: %s', async (_, text) => {
    const encrypted = await encryptData(text, pair.publicKey);
    expect(await decryptData(encrypted, pair.privateKey)).toBe(text);
    expect(decryptByNode(encrypted, privateKey)).toBe(text);
    expect(await decryptData(encryptByNode(text, publicKey), pair.privateKey)).toBe(text);
  });

  test('is cut into chunks of 90 characters of base64', async () => {
    const count = async (text: string) =>
      fromBase64<{ chunks: string[] }>(await encryptData(text, pair.publicKey)).chunks.length;
    expect(await Promise.all([0, 66, 67, 135, 136].map((size) => count('k'.repeat(size))))).toEqual(
      // 66 characters are 88 of base64, 67 are 92; 135 are 180, 136 are 184.
      [1, 1, 2, 2, 3],
    );
    // The Node implementation decrypts only chunks cut at 90.
    const long = TEXTS['many chunks'];
    expect(decryptByNode(await encryptData(long, pair.publicKey), privateKey)).toBe(long);
  });

  const long = encryptByNode('k'.repeat(200), publicKey);
  const { chunks } = fromBase64<{ chunks: string[] }>(long);
  const of = (given: unknown[]) => toBase64({ version: 1, chunks: given });
  const corrupted = Buffer.from(chunks[1] ?? '', 'base64');
  corrupted.writeUInt8(corrupted.readUInt8(100) ^ 1, 100);
  test.each([
    ['a chunk changed', of([chunks[0], corrupted.toString('base64'), chunks[2]])],
    ['a chunk missing', of(chunks.slice(0, -1))],
    ['a chunk doubled', of([...chunks, chunks[0]])],
    ['chunks exchanged', of([chunks[1], chunks[0], chunks[2]])],
  ])('does not open with %s', async (_, encrypted) => {
    const failure = await decryptData(encrypted, pair.privateKey).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(KeyFailure);
    expect(failure).toMatchObject({
      message: 'Failed to Decrypt Data',
      step: 'decryptData',
      cause: { message: 'Failed to Decrypt Data Chunk' },
    });
  });

  test.each([
    '',
    'no base64 ☹',
    of([]),
    toBase64({ version: 2, chunks }),
    toBase64({ version: 1 }),
  ])('does not open if it is %j', async (encrypted) => {
    await expect(decryptData(encrypted, pair.privateKey)).rejects.toThrow('Failed to Decrypt Data');
  });

  test('does not open with another key', async () => {
    const other = await generateKeyPair();
    await expect(decryptData(long, other.privateKey)).rejects.toThrow('Failed to Decrypt Data');
  });

  test('is refused if it cannot be restored unchanged', async () => {
    await expect(encryptData('half an emoji \ud83c', pair.publicKey)).rejects.toThrow(
      'Failed to Encrypt Data',
    );
    await expect(encryptData('text', pair.privateKey)).rejects.toMatchObject({
      message: 'Failed to Encrypt Data',
      cause: { message: 'Failed to Encrypt Data Chunk' },
    });
  });
});

test('data locked and encrypted in 2026 still opens', async () => {
  const opened = await decryptPrivateKey(known.private, known.passphrase);
  for (const [name, encrypted] of Object.entries(known.encrypted))
    expect(await decryptData(encrypted, opened)).toBe(TEXTS[name as keyof typeof TEXTS]);
  const again = await encryptData(TEXTS.letters, await importPublicKey(known.public));
  expect(await decryptData(again, opened)).toBe(TEXTS.letters);
});

test('if the browser withholds its crypto from the page, each step says so', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  await expect(generateKeyPair()).rejects.toThrow('Generate Key Pair Failed');
  await expect(setPassphrase(WORDS)).rejects.toThrow('Failed to set passphrase');
});

test('each step has the message of the specification', () => {
  expect(Object.values(KEY_MESSAGES)).toEqual([
    'Failed to set passphrase',
    'Encrypt Private Key Failed',
    'Decrypt Private Key Failed',
    'Generate Key Pair Failed',
    'Import Public Key Failed',
    'Import Private Key Failed',
    'Export Public Key Failed',
    'Export Private Key Failed',
    'Failed to Encrypt Data',
    'Failed to Decrypt Data',
    'Failed to Encrypt Data Chunk',
    'Failed to Decrypt Data Chunk',
  ]);
});
