import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { packedText } from './packed-text.ts';

/** Compresses better by the slower way. */
const TEXT = Array.from({ length: 3000 }, (_, at) =>
  at % 7 ? `<li class="card-${at % 61}">mug ${at}</li>` : randomBytes(9).toString('hex'),
).join('');

test('a text is packed quickly for its first reader and smaller once there is another', async () => {
  const text = packedText(TEXT);
  const [first, beside] = await Promise.all([text.packed('br'), text.packed('br')]);
  expect(beside).toBe(first);
  expect(text.packed('br')).toBe(first);
  const small = await vi.waitUntil(() => {
    const now = text.packed('br');
    return now instanceof Buffer && now !== first && now;
  });
  expect(small.length).toBeLessThan(first.length);
  for (const form of [first, small]) expect(brotliDecompressSync(form).toString()).toBe(TEXT);
  expect(text.packed('br')).toBe(small);
});

test('a text that a shared cache keeps is packed small at once', async () => {
  const quick = await packedText(TEXT).packed('br');
  const text = packedText(TEXT);
  const small = await text.packed('br', true);
  expect(small.length).toBeLessThan(quick.length);
  expect(text.packed('br', true)).toBe(small);
  expect(text.packed('br')).toBe(small);
});
