/** What keys do to the selected layer, so that everything a pointer can do works without one. */
import type { Layer } from '../../../artwork/design.ts';
import { alter, move, ownIn, remove, reorder, type Editing } from './editing.ts';

export interface KeyPress {
  key: string;
  shiftKey: boolean;
}

export interface KeyDone {
  editing: Editing;
  /** Steps of the same kind in a row are undone together. */
  about: string | null;
  done: 'moved' | 'sized' | 'forward' | 'backward' | 'removed';
}

const STEP_MM = 1;
const LARGE_STEP_MM = 10;
const GROWTH = 1.05;
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Null where the key means nothing to a layer. */
export function pressed(editing: Editing, layer: Layer, { key, shiftKey }: KeyPress): KeyDone | null {
  const way = MOVES[key];
  if (way) {
    const step = shiftKey ? LARGE_STEP_MM : STEP_MM;
    const moved = move(editing, layer, way[0] * step, way[1] * step);
    return { editing: moved, about: `move ${layer.id}`, done: 'moved' };
  }
  switch (key) {
    case '+':
    case '=':
      return { editing: grown(editing, layer, GROWTH), about: `size ${layer.id}`, done: 'sized' };
    case '-':
      return { editing: grown(editing, layer, 1 / GROWTH), about: `size ${layer.id}`, done: 'sized' };
    case ']':
      return { editing: reorder(editing, layer.id, 1), about: null, done: 'forward' };
    case '[':
      return { editing: reorder(editing, layer.id, -1), about: null, done: 'backward' };
    case 'Delete':
    case 'Backspace':
      return { editing: remove(editing, layer), about: null, done: 'removed' };
    default:
      return null;
  }
}

function grown(editing: Editing, layer: Layer, by: number): Editing {
  const scaled = (length: number) => Math.max(1, Math.round(length * by * 100) / 100);
  if (layer.type === 'text') return alter(editing, layer, { size: scaled(layer.size) });
  const own = ownIn(editing, layer.id);
  if (own?.type === 'clipart') return alter(editing, layer, { size: scaled(own.size) });
  if (own?.type === 'photo') return alter(editing, layer, { w: scaled(own.w), h: scaled(own.h) });
  return editing;
}
