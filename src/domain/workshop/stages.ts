/** Stages of making: what a piece has come through between its start and being made, such as Printed and Pressed. */
import type { PieceState } from '../orders/production-steps.ts';

/** In their order, by process; a process without any has none. */
export type Stages = Readonly<Partial<Record<string, readonly string[]>>>;

export const MOST_STAGES = 8;

/** How far a piece is. */
export interface Progress {
  state: PieceState;
  /** The last stage that it came to; null: none yet. */
  stage: string | null;
}

/** The stage that a piece comes to next; null: none, so it is made next, or it is not being made. */
export function nextStage(stages: readonly string[], { state, stage }: Progress): string | null {
  if (state !== 'making') return null;
  const place = stage === null ? -1 : stages.indexOf(stage);
  // The settings no longer have this stage, so they do not say which one comes after it.
  if (stage !== null && place === -1) return null;
  return stages[place + 1] ?? null;
}
