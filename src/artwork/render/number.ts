/** Formats numbers for drawings: thousandths of a millimetre, finer than any machine prints. */

export function number(value: number): number {
  // Adding zero turns -0 into 0, so that equal drawings are equal strings.
  return Math.round(value * 1000) / 1000 + 0;
}
