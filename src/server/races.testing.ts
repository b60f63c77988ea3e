/** Two calls at the same time, again and again: nothing breaks, and each of them comes first at times. */
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

const ROUNDS = 200;

type Ask = () => Promise<LightMyRequestResponse>;

export interface Round {
  first: Ask;
  second: Ask;
  /** Holds the invariants; answers whose call came first, or null where nothing shows it. */
  judge(
    first: LightMyRequestResponse,
    second: LightMyRequestResponse,
  ): Promise<'first' | 'second' | null>;
}

/** Both begin in the same turn, each of them in every other round before the other. */
export async function race(prepare: (round: number) => Promise<Round>): Promise<void> {
  const winners = new Set<'first' | 'second'>();
  let isShown = false;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { first, second, judge } = await prepare(round);
    const [one, two] =
      round % 2 === 0
        ? await Promise.all([first(), second()])
        : (await Promise.all([second(), first()])).toReversed();
    for (const { statusCode, body } of [one!, two!])
      if (statusCode >= 500) throw new Error(`Round ${round} answered ${statusCode}: ${body}`);
    const winner = await judge(one!, two!);
    isShown ||= winner !== null;
    if (winner) winners.add(winner);
  }
  if (isShown) expect(winners).toEqual(new Set(['first', 'second']));
}
