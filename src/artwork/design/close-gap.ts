/** Moves photographs and what is drawn around them to the middle of their room, where all words beside them are left empty. */
import { number } from '../render/number.ts';
import type { DesignDocument, Layer, PrintArea, TextLayer } from './design.ts';

interface Room {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
type Art = Exclude<Layer, TextLayer>;
type Point = readonly [x: number, y: number];

/** The height of capitals, in shares of the type size. */
const CAPITALS = 0.7;
/** Outlines with straight sides alone, such as cards. */
const STRAIGHT = /^[MLZ\d\s.-]+$/;

/** Each side of a mug has a column of words; what is drawn belongs to the nearest one. */
export function closeGap({ layers, area }: DesignDocument): Layer[] {
  const texts = layers.filter((layer) => layer.type === 'text');
  const hasWords = texts.some(({ text }) => text.trim() !== '');
  if (hasWords || area.round) return [...layers];
  const isGround = (layer: Art) => layer.type === 'rect' && layer.w >= area.w;
  const columns = [...new Set(texts.map(({ x }) => x))];
  const columnOf = (layer: Art) => {
    const from = middleOf(layer);
    return columns.toSorted((one, other) => Math.abs(one - from) - Math.abs(other - from))[0];
  };
  const art = layers.filter((layer) => layer.type !== 'text').filter((layer) => !isGround(layer));
  const shifts = new Map(
    columns.map((column) => [
      column,
      shiftInto(
        roomOf(art.filter((layer) => columnOf(layer) === column).flatMap(pointsOf)),
        texts.filter(({ x }) => x === column),
        area,
      ),
    ]),
  );
  return layers.map((layer) => {
    const column = layer.type === 'text' || isGround(layer) ? undefined : columnOf(layer);
    const [dx, dy] = (column !== undefined && shifts.get(column)) || [0, 0];
    return dx === 0 && dy === 0
      ? layer
      : { ...layer, x: number(layer.x + dx), y: number(layer.y + dy) };
  });
}

/** Into the room of words below or on the right. Words between or over photographs leave none. */
function shiftInto(art: Room, words: readonly TextLayer[], { h }: PrintArea): Point {
  const top = Math.min(...words.map(({ y, size }) => y - CAPITALS * size));
  if (top > art.bottom) {
    const room = Math.max(...words.map(({ y }) => y)) - art.bottom;
    return [0, Math.min(room, Math.max(0, (h - art.top - art.bottom) / 2))];
  }
  const widest = Math.max(...words.map(({ maxWidth = 0 }) => maxWidth));
  const [{ x } = { x: 0 }] = words;
  return x - widest / 2 > art.right ? [(x + widest / 2 - art.right) / 2, 0] : [0, 0];
}

function middleOf(layer: Art): number {
  const { left, right } = roomOf(pointsOf(layer));
  return (left + right) / 2;
}

function pointsOf(layer: Art): Point[] {
  const { x, y } = layer;
  if (layer.type === 'path') return cornersOf(layer);
  const [left, up] = layer.type === 'rect' ? [0, 0] : [layer.w / 2, layer.h / 2];
  return [
    [x - left, y - up],
    [x - left + layer.w, y - up + layer.h],
  ];
}

/** Of other outlines the first point: they are around a photograph, or small. */
function cornersOf({ x, y, d, rotation = 0, scale = 1 }: Extract<Layer, { type: 'path' }>) {
  const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number);
  if (!STRAIGHT.test(d)) numbers.splice(2);
  const turn = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return numbers.flatMap((across, at): Point[] => {
    const down = numbers[at + 1];
    return at % 2 === 1 || down === undefined
      ? []
      : [[x + across * cos - down * sin, y + across * sin + down * cos]];
  });
}

function roomOf(points: readonly Point[]): Room {
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...across),
    top: Math.min(...down),
    right: Math.max(...across),
    bottom: Math.max(...down),
  };
}
