/** Ids of products as four numbers each, a third of the memory of their text. */
import type { GrowingColumn } from './growing-column.ts';

/** Numbers of 32 bits of one id. */
const WORDS = 4;
const HEX = 16;
const DIGITS = 8;

/** @param id a UUID as Postgres writes it */
export function packId(id: string, into: GrowingColumn<Uint32Array>): void {
  const digits = id.replaceAll('-', '');
  for (let word = 0; word < WORDS; word += 1)
    into.push(Number.parseInt(digits.slice(word * DIGITS, (word + 1) * DIGITS), HEX));
}

export function idAt(ids: Uint32Array, product: number): string {
  const digits = Array.from({ length: WORDS }, (_, word) =>
    ids[product * WORDS + word]!.toString(HEX).padStart(DIGITS, '0'),
  ).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Negative if the one id comes before the other, as in Postgres. */
export function compareIds(ids: Uint32Array, one: number, other: number): number {
  for (let word = 0; word < WORDS; word += 1) {
    const difference = ids[one * WORDS + word]! - ids[other * WORDS + word]!;
    if (difference !== 0) return difference;
  }
  return 0;
}
