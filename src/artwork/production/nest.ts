/** Nests pieces on sheets: rectangles beside and below one another with gaps, none scaled or split. */

/** What is printed or engraved in one run. In mm. */
export interface BatchSheet {
  w: number;
  h: number;
  /** Kept free along every edge. */
  margin: number;
  /** Kept free between two pieces. */
  gap: number;
}

export interface Footprint {
  w: number;
  h: number;
}

export interface Placed<Piece> {
  piece: Piece;
  /** Upper left corner as placed, in mm from that of the sheet. */
  x: number;
  y: number;
  /** By 90° clockwise: its width and height are swapped. */
  turned: boolean;
}

export interface Nested<Piece> {
  sheets: Placed<Piece>[][];
  /** They fit no sheet in either orientation. */
  tooLarge: Piece[];
}

/** In whole thousandths of a mm, so that sums are exact. */
interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Seat extends Box {
  turned: boolean;
}

/** Which orientations are tried, best first, among those that fit the sheet. */
type Habit = (fitting: readonly Seat[]) => readonly Seat[];

const HABITS: readonly Habit[] = [
  ([first]) => (first ? [first] : []),
  (fitting) => fitting.slice(-1),
  (fitting) => fitting,
];

/**
 * Large pieces first, pieces of one size in the given order, each on the first sheet that has
 * space. Tries upright, turned and mixed, and returns the one that needs the fewest sheets.
 */
export function nest<Piece extends Footprint>(
  pieces: readonly Piece[],
  sheet: BatchSheet,
  mayTurn: boolean,
): Nested<Piece> {
  const room = { w: micro(sheet.w - 2 * sheet.margin), h: micro(sheet.h - 2 * sheet.margin) };
  const ways = new Map(
    pieces.map((piece) => [
      piece,
      waysOf(piece, mayTurn).filter(({ w, h }) => w <= room.w && h <= room.h),
    ]),
  );
  const largeFirst = pieces
    .filter((piece) => ways.get(piece)?.length)
    .toSorted((one, other) => other.w * other.h - one.w * one.h);
  const tries = HABITS.map((habit) =>
    fill(largeFirst, { room, sheet, waysOf: (piece) => habit(ways.get(piece) ?? []) }),
  );
  return {
    sheets: tries.reduce((best, next) => (next.length < best.length ? next : best)),
    tooLarge: pieces.filter((piece) => !ways.get(piece)?.length),
  };
}

/** How many pieces of one size a sheet takes. 0: the piece is too large. */
export function placesOnSheet(piece: Footprint, sheet: BatchSheet, mayTurn: boolean): number {
  const most = Math.floor((sheet.w * sheet.h) / (piece.w * piece.h)) + 1;
  const pieces = Array.from({ length: most }, () => ({ ...piece }));
  return nest(pieces, sheet, mayTurn).sheets[0]?.length ?? 0;
}

const micro = (mm: number): number => Math.round(mm * 1000);

function waysOf({ w, h }: Footprint, mayTurn: boolean): Seat[] {
  const upright = { x: 0, y: 0, w: micro(w), h: micro(h), turned: false };
  return mayTurn ? [upright, { ...upright, w: upright.h, h: upright.w, turned: true }] : [upright];
}

interface Filling<Piece> {
  room: { w: number; h: number };
  sheet: BatchSheet;
  waysOf(piece: Piece): readonly Seat[];
}

function fill<Piece>(
  pieces: readonly Piece[],
  { room, sheet, waysOf }: Filling<Piece>,
): Placed<Piece>[][] {
  const gap = micro(sheet.gap);
  const sheets: { free: Box[]; placed: Placed<Piece>[] }[] = [];
  for (const piece of pieces) {
    const ways = waysOf(piece);
    let [target, seat] = firstRoom(sheets, ways, gap);
    if (!target || !seat) {
      // The last piece of a row needs no gap after it.
      target = { free: [{ x: 0, y: 0, w: room.w + gap, h: room.h + gap }], placed: [] };
      sheets.push(target);
      seat = bestSeat(target.free, ways, gap)!;
    }
    const { x, y, w, h, turned } = seat;
    target.free = without(target.free, { x, y, w: w + gap, h: h + gap });
    target.placed.push({
      piece,
      x: (x + micro(sheet.margin)) / 1000,
      y: (y + micro(sheet.margin)) / 1000,
      turned,
    });
  }
  return sheets.map(({ placed }) => placed);
}

function firstRoom<Sheet extends { free: Box[] }>(
  sheets: readonly Sheet[],
  ways: readonly Seat[],
  gap: number,
): [Sheet, Seat] | [undefined, undefined] {
  for (const sheet of sheets) {
    const seat = bestSeat(sheet.free, ways, gap);
    if (seat) return [sheet, seat];
  }
  return [undefined, undefined];
}

/** The seat with the highest lower edge, then the furthest to the left. */
function bestSeat(free: readonly Box[], ways: readonly Seat[], gap: number): Seat | undefined {
  let best: Seat | undefined;
  for (const way of ways)
    for (const { x, y, w, h } of free) {
      if (way.w + gap > w || way.h + gap > h) continue;
      const lower = best ? y + way.h - (best.y + best.h) : -1;
      if (lower < 0 || (lower === 0 && best && x < best.x)) best = { ...way, x, y };
    }
  return best;
}

/** Free boxes are as large as possible and overlap one another; removing the taken box leaves up to four of each. */
function without(free: readonly Box[], taken: Box): Box[] {
  const left = free.flatMap((box) => (overlap(box, taken) ? around(box, taken) : [box]));
  return left.filter(
    (box, place) =>
      !left.some(
        (other, at) => at !== place && within(box, other) && (at < place || !within(other, box)),
      ),
  );
}

function around(box: Box, taken: Box): Box[] {
  const [right, bottom] = [box.x + box.w, box.y + box.h];
  const [takenRight, takenBottom] = [taken.x + taken.w, taken.y + taken.h];
  return [
    { ...box, w: taken.x - box.x },
    { ...box, x: takenRight, w: right - takenRight },
    { ...box, h: taken.y - box.y },
    { ...box, y: takenBottom, h: bottom - takenBottom },
  ].filter(({ w, h }) => w > 0 && h > 0);
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.w &&
  other.x < one.x + one.w &&
  one.y < other.y + other.h &&
  other.y < one.y + one.h;

const within = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.w <= outer.x + outer.w &&
  inner.y + inner.h <= outer.y + outer.h;
