/** A column of numbers of one size that grows as numbers are appended. */

interface NumberArray {
  readonly length: number;
  [index: number]: number;
  set(from: this): void;
  slice(start: number, end: number): this;
}

export interface GrowingColumn<Numbers> {
  push(number: number): void;
  readonly length: number;
  /** A copy of exactly the numbers so far. */
  whole(): Numbers;
}

const FIRST_ROOM = 1024;

/** @param Numbers a typed array, which decides the size of a number; what does not fit is cut off */
export function growingColumn<Numbers extends NumberArray>(
  Numbers: new (room: number) => Numbers,
): GrowingColumn<Numbers> {
  let numbers = new Numbers(FIRST_ROOM);
  let length = 0;
  return {
    push(number) {
      if (length === numbers.length) {
        const larger = new Numbers(2 * length);
        larger.set(numbers);
        numbers = larger;
      }
      numbers[length] = number;
      length += 1;
    },
    get length() {
      return length;
    },
    whole: () => numbers.slice(0, length),
  };
}
