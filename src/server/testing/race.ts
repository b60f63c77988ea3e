/** Runs two calls concurrently, again and again: nothing may break, and each must win at times. */
import { setTimeout as wait } from 'node:timers/promises';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

/** RACE_ROUNDS=200: as many as when a new lock or state is tried. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 30);
/** If one of the two has not won within this multiple of the rounds, it never will. */
const PATIENCE = 5;
/** How much later the winner begins in the next round. */
const HANDICAP_MS = 0.4;

export type Winner = 'first' | 'second';

export interface Answer {
  statusCode: number;
  body: string;
}

export interface Round<Given extends Answer = LightMyRequestResponse> {
  first(): Promise<Given>;
  second(): Promise<Given>;
  /** Checks the invariants; returns whose call came first, or null if it cannot be determined. */
  judge(first: Given, second: Given): Promise<Winner | null>;
}

/**
 * Both begin in the same turn, in alternating order, until one wins; then the winner begins a
 * little later each time, so that on any machine the other wins too.
 */
export async function race<Given extends Answer = LightMyRequestResponse>(
  prepare: (round: number) => Promise<Round<Given>>,
  rounds = ROUNDS,
): Promise<void> {
  const winners = new Set<Winner>();
  let isShown = false;
  // Of the first call; below zero the second has the head start.
  let headStart = 0;
  for (let round = 0; round < rounds || isUndecided(round); round += 1) {
    const { first, second, judge } = await prepare(round);
    const late = Math.floor(Math.abs(headStart) + Math.random());
    const begun =
      headStart < 0 || (headStart === 0 && round % 2 === 1)
        ? [second(), after(late, first)].toReversed()
        : [first(), after(late, second)];
    const [one, two] = await Promise.all(begun);
    for (const { statusCode, body } of [one!, two!])
      if (statusCode >= 500) throw new Error(`Round ${round} answered ${statusCode}: ${body}`);
    const winner = await judge(one!, two!);
    if (!winner) continue;
    isShown = true;
    winners.add(winner);
    headStart += winner === 'first' ? -HANDICAP_MS : HANDICAP_MS;
  }
  if (isShown) expect(winners).toEqual(new Set(['first', 'second']));

  function isUndecided(round: number): boolean {
    return isShown && winners.size < 2 && round < PATIENCE * rounds;
  }
}

const after = <Result>(milliseconds: number, begin: () => Promise<Result>): Promise<Result> =>
  milliseconds > 0 ? wait(milliseconds).then(begin) : begin();
