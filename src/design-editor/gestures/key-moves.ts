/** Keyboard operations on the selected layer, so that everything works without a pointer. */
import type { Layer } from '../../artwork/design/design.ts';
import { alter, move, remove, reorder, type Editing } from '../editing/editing.ts';
import { pinched, type Hold } from './pinch.ts';

export interface KeyPress {
  key: string;
  shiftKey: boolean;
}

export interface KeyDone {
  editing: Editing;
  /** Consecutive steps of the same kind are undone together. */
  about: string | null;
  done: 'moved' | 'sized' | 'turned' | 'forward' | 'backward' | 'removed';
  /** In mm. */
  dx: number;
  dy: number;
  /** Relative to its size. */
  growth: number;
  /** Its rotation afterwards, in degrees. */
  rotation: number;
}

const STEP_MM = 1;
const LARGE_STEP_MM = 10;
const GROWTH = 1.05;
const TURN_DEGREES = 5;
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const STILL = { dx: 0, dy: 0, growth: 1, rotation: 0 };

/** What a key that sizes takes hold of. */
export type HoldOf = (layer: Layer) => Hold;

/** Null if the key has no effect on a layer. */
export function pressed(
  editing: Editing,
  layer: Layer,
  { key, shiftKey }: KeyPress,
  holdOf: HoldOf,
): KeyDone | null {
  const way = MOVES[key];
  if (way) {
    const step = shiftKey ? LARGE_STEP_MM : STEP_MM;
    const [dx, dy] = [way[0] * step, way[1] * step];
    const moved = move(editing, layer, dx, dy);
    return { ...STILL, editing: moved, about: `move ${layer.id}`, done: 'moved', dx, dy };
  }
  switch (key) {
    case '+':
    case '=':
      return sized(editing, layer, GROWTH, holdOf);
    case '-':
      return sized(editing, layer, 1 / GROWTH, holdOf);
    case 'r':
    case 'R':
      return turned(editing, layer, shiftKey ? -TURN_DEGREES : TURN_DEGREES);
    case ']':
      return { ...STILL, editing: reorder(editing, layer.id, 1), about: null, done: 'forward' };
    case '[':
      return { ...STILL, editing: reorder(editing, layer.id, -1), about: null, done: 'backward' };
    case 'Delete':
    case 'Backspace':
      return { ...STILL, editing: remove(editing, layer), about: null, done: 'removed' };
    default:
      return null;
  }
}

/** Does the same to several layers. */
export function pressedTogether(
  editing: Editing,
  layers: readonly Layer[],
  key: KeyPress,
  holdOf: HoldOf,
): Editing {
  return layers.reduce(
    (before, layer) => pressed(before, layer, key, holdOf)?.editing ?? before,
    editing,
  );
}

function turned(editing: Editing, layer: Layer, degrees: number): KeyDone | null {
  if (layer.type === 'rect') return null;
  // From -179 to 180 degrees.
  const rotation = 180 - ((((180 - (layer.rotation ?? 0) - degrees) % 360) + 360) % 360);
  const next = alter(editing, layer, { rotation });
  return { ...STILL, editing: next, about: `turn ${layer.id}`, done: 'turned', rotation };
}

function sized(editing: Editing, layer: Layer, growth: number, holdOf: HoldOf): KeyDone {
  const next = pinched(editing, holdOf(layer), { scale: growth, turn: 0, dx: 0, dy: 0 });
  return { ...STILL, editing: next, about: `size ${layer.id}`, done: 'sized', growth };
}
