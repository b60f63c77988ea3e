/** Draws the marks around the pieces of a batch sheet: crop marks at the trim, piece labels and the sheet's label. */
import type { DesignDocument, PrintArea } from '../design/design.ts';
import { designDocument, line, text } from '../drawing/drawing.ts';
import type { Drawn } from '../drawing/drawing.ts';
import type { BatchSheet, Footprint, Placed } from './nest.ts';
import { number } from '../render/number.ts';

/** A piece with its bleed, and below it the strip for its label. */
export interface LabelledPiece extends Footprint {
  area: PrintArea;
  label: string;
}

type Point = readonly [x: number, y: number];

/** Height of the strip below the bleed. */
const LABEL_MM = 3;
const LABEL_TYPE_MM = 2.4;
const BASELINE_MM = 2.3;
const LONGEST_MARK_MM = 4;
/** Distance between the bleed and a mark, and between the marks of neighbours. */
const CLEAR_MM = 0.25;
const MARK_WIDTH_MM = 0.1;

export function labelledPiece(area: PrintArea, label: string): LabelledPiece {
  const { w, h, bleed } = area;
  return { area, label, w: w + 2 * bleed, h: h + 2 * bleed + LABEL_MM };
}

/** Converts a piece's own mm, from the corner of its bleed, to those of the sheet; turned clockwise. */
export function onSheet(
  { piece, x, y, turned }: Placed<Footprint>,
  [across, down]: Point,
): [x: number, y: number] {
  return turned ? [x + piece.h - down, y + across] : [x + across, y + down];
}

/** Upper left corner and size of a piece's trim as placed. */
export function trimOnSheet(placed: Placed<LabelledPiece>): { x: number; y: number } & Footprint {
  const { w, h, bleed } = placed.piece.area;
  const corners = [onSheet(placed, [bleed, bleed]), onSheet(placed, [bleed + w, bleed + h])];
  const [x, y] = [0, 1].map((axis) => number(Math.min(...corners.map((point) => point[axis]!))));
  return { x: x!, y: y!, ...(placed.turned ? { w: h, h: w } : { w, h }) };
}

/** Everything in one colour, outside every piece's bleed. Only the text of a label lies in its strip. */
export function batchMarks(
  sheet: BatchSheet,
  placed: readonly Placed<LabelledPiece>[],
  { title, colour }: { title: string; colour: string },
): DesignDocument {
  const { w, h, margin } = sheet;
  const type = Math.min(3.2, margin * 0.4);
  const name = text(margin, h - margin * 0.12, 'sans', type, title, colour, {
    align: 'left',
    maxWidth: w - 2 * margin,
  });
  const length = Math.min(sheet.gap / 2, margin / 2, LONGEST_MARK_MM) - CLEAR_MM;
  const drawn = placed.flatMap((one): Drawn[] => [
    line(cropMarks(one, length), colour, MARK_WIDTH_MM),
    labelOf(one, colour),
  ]);
  return designDocument('batch', { w, h, bleed: 0, safe: 0 }, [...drawn, name]);
}

function cropMarks(placed: Placed<LabelledPiece>, length: number): string {
  const { w, h, bleed } = placed.piece.area;
  const [wide, high] = [w + 2 * bleed, h + 2 * bleed];
  const outwards = (end: number): [number, number][] => [
    [-length, -CLEAR_MM],
    [end + CLEAR_MM, end + length],
  ];
  const level = [bleed, bleed + h].flatMap((y) =>
    outwards(wide).map(([from, to]): [Point, Point] => [
      [from, y],
      [to, y],
    ]),
  );
  const upright = [bleed, bleed + w].flatMap((x) =>
    outwards(high).map(([from, to]): [Point, Point] => [
      [x, from],
      [x, to],
    ]),
  );
  const at = (point: Point): string => onSheet(placed, point).map(number).join(' ');
  return [...level, ...upright].map(([from, to]) => `M${at(from)}L${at(to)}`).join('');
}

function labelOf(placed: Placed<LabelledPiece>, colour: string): Drawn {
  const { area, label } = placed.piece;
  const { w, h, bleed } = area;
  const [x, y] = onSheet(placed, [bleed + w / 2, h + 2 * bleed + BASELINE_MM]);
  return text(x, y, 'sans', LABEL_TYPE_MM, label, colour, {
    // Between the crop marks.
    maxWidth: w - 2 * CLEAR_MM,
    ...(placed.turned && { rotation: 90 }),
  });
}
