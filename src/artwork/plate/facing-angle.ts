/** Chooses the photograph of a blank that faces a place on its print area most directly. */
import type { PlateDescription } from './plate.ts';

export interface View {
  angle: string;
  plate: Pick<PlateDescription, 'mesh' | 'view'>;
}

/** The current photograph stays if it shows the place at least this well relative to the best one. */
const ENOUGH = 0.7;

/**
 * @param u,v the place, 0 to 1 over the print area
 * @param now the current angle, which stays if it shows the place nearly as well as another
 */
export function facingAngle(
  views: readonly View[],
  { u, v }: { u: number; v: number },
  now: string,
): string {
  const seen = views.map(({ angle, plate }) => ({ angle, size: facing(plate, u, v) }));
  const most = Math.max(...seen.map(({ size }) => size));
  const present = seen.find(({ angle }) => angle === now);
  if (most === 0 || (present && present.size >= most * ENOUGH)) return now;
  return seen.find(({ size }) => size === most)?.angle ?? now;
}

/** Smallest legible size of a thing at the edge of a photograph, relative to its size in the middle. */
const READABLE = 0.5;

/** Tells whether one of the photographs shows everything between two places of the same height. */
export function shownBy(
  views: readonly View[],
): (places: { from: number; to: number; v: number }) => boolean {
  const known = views.map(({ plate }) => ({
    plate,
    rows: new Map<number | undefined, number[]>(),
  }));
  return ({ from, to, v }) =>
    known.some(({ plate, rows }) => {
      const { mesh } = plate;
      const row = cellOf(mesh.v, v);
      const faced = rows.get(row) ?? mesh.u.map((u) => facing(plate, u, v));
      rows.set(row, faced);
      return [from, to].every((u) => (faced[cellOf(mesh.u, u) ?? -1] ?? 0) >= READABLE);
    });
}

/** From 0 if it is turned away to 1 in the middle of what the photograph shows, however close the camera was. */
function facing(plate: View['plate'], u: number, v: number): number {
  const most = Math.max(...plate.mesh.u.map((other) => sizeAt(plate, other, v)));
  return most > 0 ? sizeAt(plate, u, v) / most : 0;
}

/** Size in the visible frame, in parts of the frame, by the whole print area; 0 if it is turned away. */
function sizeAt({ mesh, view }: View['plate'], u: number, v: number): number {
  const col = cellOf(mesh.u, u);
  const row = cellOf(mesh.v, v);
  if (col === undefined || row === undefined) return 0;
  const at = (down: number, across: number): [number, number] => {
    const place = (row + down) * mesh.cols + col + across;
    return [(mesh.xy[2 * place] ?? 0) / mesh.q, (mesh.xy[2 * place + 1] ?? 0) / mesh.q];
  };
  const [ax, ay] = at(0, 0);
  const [bx, by] = at(0, 1);
  const [cx, cy] = at(1, 0);
  const cell =
    ((mesh.u[col + 1] ?? 0) - (mesh.u[col] ?? 0)) * ((mesh.v[row + 1] ?? 0) - (mesh.v[row] ?? 0));
  const seen = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  const side = view?.side ?? 1;
  return Math.max(0, seen / cell / (side * side));
}

function cellOf(places: readonly number[], at: number): number | undefined {
  const next = places.findIndex((place) => place > at);
  if (next > 0) return next - 1;
  return places.at(-1) === at ? places.length - 2 : undefined;
}
