import { expect, test } from 'vitest';
import { columnsOf, dayKey, gatheredCounts, type Counts } from './gathered-counts.ts';

/** A database that writes when the test says so. */
function slowDatabase() {
  const writes: { counts: Counts; end: (error?: Error) => void }[] = [];
  const count = gatheredCounts(
    (counts) =>
      new Promise((resolve, reject) => {
        writes.push({ counts, end: (error) => (error ? reject(error) : resolve()) });
      }),
  );
  const written = async (place: number) => {
    await expect.poll(() => writes.length).toBeGreaterThan(place);
    return writes[place]!;
  };
  return { count, writes, written };
}

test('what comes during a write is written together', async () => {
  const { count, writes, written } = slowDatabase();
  const first = count(['a']);
  const { end } = await written(0);
  const others = Promise.all([count(['a', 'b']), count(['a']), count(['b'])]);
  expect(writes).toHaveLength(1);
  end();
  await first;
  const second = await written(1);
  expect([...second.counts]).toEqual([
    ['a', 2],
    ['b', 2],
  ]);
  second.end();
  await others;
  expect(writes).toHaveLength(2);
});

test('a write that fails is the error of those who counted in it alone', async () => {
  const { count, written } = slowDatabase();
  const first = count(['a']);
  const one = await written(0);
  const second = count(['a']);
  one.end(new Error('away'));
  await expect(first).rejects.toThrow('away');
  const other = await written(1);
  expect([...other.counts]).toEqual([['a', 1]]);
  other.end();
  await expect(second).resolves.toBeUndefined();
});

test('rows are sorted by day and name', () => {
  const counts = new Map([
    [dayKey('2026-07-01', '/p/{rest}'), 1],
    [dayKey('2026-06-30', 'two words'), 2],
    [dayKey('2026-06-30', '/'), 3],
  ]);
  expect(columnsOf(counts)).toEqual({
    days: ['2026-06-30', '2026-06-30', '2026-07-01'],
    names: ['/', 'two words', '/p/{rest}'],
    counts: [3, 2, 1],
  });
});
