import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Asks V8 what it knows about the keys in `nextTick`, after a collection with no tick in the queue. */
const program = (before: string) => `
  import { setTimeout } from 'node:timers/promises';
  import { collectGarbage } from '${path.join(import.meta.dirname, 'idle-memory.ts')}';
  import { keepTickShape } from '${path.join(import.meta.dirname, 'tick-shape.ts')}';
  const tick = () => new Promise((resolve) => process.nextTick(resolve));
  const manyTicks = async () => { for (let made = 0; made < 5000; made += 1) await tick(); };
  ${before};
  await manyTicks();
  await setTimeout(20);
  await collectGarbage();
  await manyTicks();
  const known = %GetFeedback(process.nextTick).filter((slot) => slot?.[0].startsWith('DefineKeyed'));
  console.log(known.map((slot) => slot[1]).join(' '));
`;

async function knownKeys(before: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--allow-natives-syntax',
    '--input-type=module',
    '--eval',
    program(before),
  ]);
  return stdout.trim().split(' ');
}

test('ticks stay fast after a collection', async () => {
  expect(new Set(await knownKeys('keepTickShape()'))).toEqual(new Set(['MONOMORPHIC']));
});

test('without a kept tick they do not', async () => {
  expect(await knownKeys('')).toContain('MEGAMORPHIC');
});
