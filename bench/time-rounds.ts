/** Times a call that is made again and again. */

const ROUNDS = 25;

/** @returns the 95th percentile in milliseconds, and the median beside it */
export async function timeRounds(
  call: (round: number) => Promise<unknown>,
): Promise<[number, { median: number }]> {
  const spent: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    await call(round);
    spent.push(performance.now() - begun);
  }
  const sorted = spent.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.ceil(part * sorted.length) - 1]!;
  return [at(0.95), { median: at(0.5) }];
}
