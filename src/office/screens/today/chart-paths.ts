/** The geometry of a line chart. */

/** The area for the line, in the units of the picture. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const HUNDRED_POUNDS = 10_000;

/** The top of the scale, in pence: the next of 100, 200, 400, 1000 … pounds. */
export function niceTop(most: number): number {
  for (let unit = HUNDRED_POUNDS; ; unit *= 10) {
    const top = [1, 2, 4].map((step) => step * unit).find((step) => most <= step);
    if (top !== undefined) return top;
  }
}

/** '' for no values. */
export function pathOf(values: readonly number[], top: number, frame: Frame): string {
  const step = (frame.right - frame.left) / Math.max(1, values.length - 1);
  const height = frame.bottom - frame.top;
  return values
    .map((value, place) => {
      const x = frame.left + place * step;
      const y = frame.bottom - (value / top) * height;
      return `${place === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`;
    })
    .join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;
