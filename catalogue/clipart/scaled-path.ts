/** Path data made smaller or larger around the origin. */

const NUMBER = /-?\d*\.?\d+(?:e-?\d+)?/g;

/** Works for all absolute commands but arcs, whose flags are no lengths. */
export function scaledPath(d: string, factor: number): string {
  if (/[Aa]/.test(d)) throw new RangeError('Arcs cannot be scaled number by number');
  return d.replace(NUMBER, (value) => ` ${Number((Number(value) * factor).toFixed(4))}`);
}
