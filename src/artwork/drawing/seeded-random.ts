/** Repeatable random numbers for scattered stars and sprigs: the same seed always draws the same picture. */

/** Numbers from 0 to below 1, by Knuth's linear congruential generator. */
export function rng(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
