/** The input and the result of every scenario. */

import type { Goods } from '../bench/load/goods.ts';
import type { Outcome } from './outcome.ts';
import type { Random } from '../src/domain/seeded-random.ts';

export interface ScenarioInput {
  random: Random;
  /** 1 for a full run; a short one scales every count by this. */
  scale: number;
  /** Reports progress to the operator. */
  report(line: string): void;
}

export type Scenario = (input: ScenarioInput) => Promise<Outcome[]>;

/** A count of a full run, scaled down; at least the given one. */
export function scaled(count: number, scale: number, least = 1): number {
  return Math.max(least, Math.round(count * scale));
}

/** Goods of the demo shop that a world has loaded. */
export type { Goods };
