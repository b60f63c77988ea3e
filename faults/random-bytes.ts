/** Bytes from a given source of random numbers, so that a run can be repeated. */
export function randomBytes(length: number, random: () => number): Buffer {
  return Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)));
}
