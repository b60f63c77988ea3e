/** The key helper in Chromium's crypto against Node's: each reads what the other wrote, and fails with the specified messages. */
import path from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import type * as Data from '../../src/web/keys/encrypted-data.ts';
import type * as Pair from '../../src/web/keys/key-pair.ts';
import type * as Words from '../../src/web/keys/passphrase.ts';
import {
  decryptByNode,
  encryptByNode,
  lockByNode,
  TEXTS,
  unlockByNode,
} from '../../src/web/testing/keys-by-node.ts';
import known from '../../src/web/testing/known-keys.json' with { type: 'json' };
import { newShopper, open } from '../support/shop.ts';

const FOLDER = path.join(import.meta.dirname, '../../src/web/keys');
const ENTRY = '\0keys';
const HELPER = '/assets/keys.js';

declare global {
  interface Window {
    keys: typeof Data & typeof Pair & typeof Words;
  }
}

let helper: string;

beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'keys',
        resolveId: (id) => (id === 'keys' ? ENTRY : undefined),
        load: (id) =>
          id === ENTRY
            ? ['encrypted-data', 'key-pair', 'passphrase']
                .map((file) => `export * from ${JSON.stringify(`${FOLDER}/${file}.ts`)};`)
                .join('\n')
            : undefined,
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: 'keys', preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = [built].flat()[0] as { output: { code: string }[] };
  helper = output[0]?.code ?? '';
});

async function pageWithKeys(): Promise<Page> {
  const page = await newShopper();
  await page.route(`**${HELPER}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: helper }),
  );
  await open(page, '/sale');
  // As text, because the test runner would transform import() within a function.
  await page.evaluate(`import('${HELPER}').then((keys) => { window.keys = keys; })`);
  return page;
}

test('a pair is made and locked in the browser, and Node opens it and reads every kind of text', async () => {
  const page = await pageWithKeys();
  const made = await page.evaluate(async (texts) => {
    const { keys } = window;
    const pair = await keys.generateKeyPair();
    const passphrase = await keys.setPassphrase('Nan’s gate 🌿');
    return {
      public: await keys.exportPublicKey(pair.publicKey),
      private: await keys.exportPrivateKey(pair.privateKey),
      locked: await keys.encryptPrivateKey(pair.privateKey, passphrase),
      encrypted: await Promise.all(texts.map((text) => keys.encryptData(text, pair.publicKey))),
    };
  }, Object.values(TEXTS));
  const opened = unlockByNode(made.locked, 'Nan’s gate 🌿');
  expect(opened).toBe(made.private);
  expect(made.encrypted.map((one) => decryptByNode(one, opened))).toEqual(Object.values(TEXTS));

  const fromNode = {
    locked: lockByNode(opened, 'ours'),
    encrypted: Object.values(TEXTS).map((text) => encryptByNode(text, made.public)),
  };
  const read = await page.evaluate(async ({ locked, encrypted }) => {
    const key = await window.keys.decryptPrivateKey(locked, 'ours');
    return Promise.all(encrypted.map((one) => window.keys.decryptData(one, key)));
  }, fromNode);
  expect(read).toEqual(Object.values(TEXTS));
});

test('the browser opens data locked earlier, and fails with the specified messages', async () => {
  const page = await pageWithKeys();
  const outcome = await page.evaluate(async (fixed) => {
    const { keys } = window;
    const messageOf = (attempt: Promise<unknown>) =>
      attempt.then(
        () => 'nothing',
        (failure: Error) => failure.message,
      );
    const key = await keys.decryptPrivateKey(fixed.private, fixed.passphrase);
    const publicKey = await keys.importPublicKey(fixed.public);
    const chunked = JSON.parse(atob(fixed.encrypted.emoji)) as { chunks: string[] };
    chunked.chunks[0] = chunked.chunks[0]!.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    return {
      texts: {
        empty: await keys.decryptData(fixed.encrypted.empty, key),
        emoji: await keys.decryptData(fixed.encrypted.emoji, key),
        'an emoji over the edge': await keys.decryptData(
          fixed.encrypted['an emoji over the edge'],
          key,
        ),
      },
      failures: [
        await messageOf(keys.setPassphrase('')),
        await messageOf(keys.decryptPrivateKey(fixed.private, 'wrong')),
        await messageOf(
          keys.setPassphrase('x').then((wrapKey) => keys.encryptPrivateKey(publicKey, wrapKey)),
        ),
        await messageOf(keys.importPublicKey('e30=')),
        await messageOf(keys.importPrivateKey('e30=')),
        await messageOf(keys.exportPublicKey(key)),
        await messageOf(keys.exportPrivateKey(publicKey)),
        await messageOf(keys.encryptData('text', key)),
        await messageOf(keys.decryptData(btoa(JSON.stringify(chunked)), key)),
      ],
    };
  }, known);
  const { empty, emoji, 'an emoji over the edge': edge } = TEXTS;
  expect(outcome.texts).toEqual({ empty, emoji, 'an emoji over the edge': edge });
  expect(outcome.failures).toEqual([
    'Failed to set passphrase',
    'Decrypt Private Key Failed',
    'Encrypt Private Key Failed',
    'Import Public Key Failed',
    'Import Private Key Failed',
    'Export Public Key Failed',
    'Export Private Key Failed',
    'Failed to Encrypt Data',
    'Failed to Decrypt Data',
  ]);
});
