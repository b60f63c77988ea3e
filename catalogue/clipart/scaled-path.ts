/** Path data made smaller or larger around the origin. */

const NUMBER = /-?\d*\.?\d+(?:e-?\d+)?/g;

/** Works for all absolute commands but arcs, whose flags are no lengths. */
export function scaledPath(d: string, factor: number): string {
  if (/[Aa]/.test(d)) throw new RangeError('Arcs cannot be scaled number by number');
  return d.replace(NUMBER, (value) => ` ${Number((Number(value) * factor).toFixed(4))}`);
}

/** A full circle of four curves, in absolute commands; its outline is true to a thousandth of the radius. */
export function disc(x: number, y: number, radius: number): string {
  const handle = radius * 0.5523;
  const at = (...values: number[]) => values.map((value) => Number(value.toFixed(4))).join(' ');
  const [left, right, top, bottom] = [x - radius, x + radius, y - radius, y + radius];
  return (
    `M${at(right, y)}C${at(right, y + handle, x + handle, bottom, x, bottom)}` +
    `C${at(x - handle, bottom, left, y + handle, left, y)}` +
    `C${at(left, y - handle, x - handle, top, x, top)}` +
    `C${at(x + handle, top, right, y - handle, right, y)}Z`
  );
}
