/** Carries what a shopper made of a design over to the same design on another product, refitted to its area and to how it is made. */
import type {
  DesignEdits,
  OwnLayer,
  TextLayerStyle,
} from '../../domain/personalisation/design-edits.ts';
import { normaliseEdits } from '../../domain/personalisation/design-edits.ts';
import { clear, fit, hundredth, scaled, type CarryNeeds, type Wearer } from './carry-fit.ts';
import { LEAST_SIZE, takesPhotographs } from '../check/check-design.ts';
import type { DesignDocument, Process, TextLayer } from './design.ts';
import { takesInk } from '../plate/plate.ts';

/** What came of the design otherwise than it was; each told once, with how many layers it befell. */
export type Carried =
  /** Made smaller or larger with the design. */
  | { kind: 'scaled'; percent: number }
  /** Moved or shrunk so that all of it lies in the safe zone. */
  | { kind: 'fitted'; count: number }
  /** The process makes no photographs: they are left behind. */
  | { kind: 'photosLeft'; count: number }
  /** Shrunk further, as they would have come out coarse. */
  | { kind: 'photosSmaller'; count: number }
  /** Made in one tone, whatever its colours were. */
  | { kind: 'oneTone'; count: number }
  /** There is no white ink: white became dark. */
  | { kind: 'whiteInk'; count: number }
  /** Letters as large as the process needs them. */
  | { kind: 'enlarged'; count: number; leastSize: number }
  /** The design has no such part there. */
  | { kind: 'partsLeft'; count: number };

type Told = Carried['kind'];
const INK = '#1f2a24';
const WHITE = '#ffffff';
const ONE_TONE = '#000000';
/** A change of scale that nobody sees is not told. */
const SEEN = 0.02;

export function carryDesign(
  edits: DesignEdits | undefined,
  from: Wearer,
  to: Wearer,
  needs: CarryNeeds,
): { edits: DesignEdits | undefined; told: Carried[] } {
  const counts = new Map<Told, number>();
  const tell = (kind: Told) => counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const move = movement(from.document, to.document);
  const words = Object.entries(edits?.words ?? {}).flatMap(([id, style]) => {
    const [source, target] = [textOf(from, id), textOf(to, id)];
    if (!source || !target) return (tell('partsLeft'), []);
    return [[id, restyle(style, source, target, to.process, tell)] as const];
  });
  const ids = new Set(to.document.layers.map(({ id }) => id));
  const without = (edits?.without ?? []).filter((id) => ids.has(id));
  const own = (edits?.own ?? []).flatMap((layer): OwnLayer[] => {
    if (layer.type === 'photo' && !takesPhotographs(to.process)) return (tell('photosLeft'), []);
    const moved = move.layer(layer);
    const sized = made(moved, to.process, tell);
    const fitting = { from, to, needs, tell };
    return [clear(fit(sized, layer, fitting), layer, fitting)];
  });
  if (own.length > 0 && Math.abs(move.scale - 1) > SEEN) counts.set('scaled', 1);
  const carried = normaliseEdits({ words: Object.fromEntries(words), without, own });
  return {
    edits: carried,
    told: [...counts].map(([kind, count]): Carried => {
      if (kind === 'scaled') return { kind, percent: Math.round(move.scale * 100) };
      if (kind === 'enlarged') return { kind, count, leastSize: LEAST_SIZE[to.process] };
      return { kind, count };
    }),
  };
}

const textOf = ({ document }: Wearer, id: string): TextLayer | undefined =>
  document.layers.find((layer): layer is TextLayer => layer.type === 'text' && layer.id === id);

/** The design is set larger or smaller itself, about its words: what the shopper added goes with them. */
function movement(from: DesignDocument, to: DesignDocument) {
  const words = from.layers.findLast(
    (layer): layer is TextLayer => layer.type === 'text' && layer.field !== undefined,
  );
  const same = to.layers.find(
    (layer): layer is TextLayer => layer.type === 'text' && layer.id === words?.id,
  );
  const inner = ({ area: { w, h, safe } }: DesignDocument) => [w - 2 * safe, h - 2 * safe] as const;
  const [[fromW, fromH], [toW, toH]] = [inner(from), inner(to)];
  const scale =
    words && same && words.size > 0 ? same.size / words.size : Math.min(toW / fromW, toH / fromH);
  const [sx, sy] = words && same ? [words.x, words.y] : middle(from);
  const [tx, ty] = words && same ? [same.x, same.y] : middle(to);
  return {
    scale,
    layer: (layer: OwnLayer): OwnLayer => {
      const at = {
        x: hundredth(tx + (layer.x - sx) * scale),
        y: hundredth(ty + (layer.y - sy) * scale),
      };
      return { ...scaled(layer, scale), ...at };
    },
  };
}

const middle = ({ area: { w, h } }: DesignDocument) => [w / 2, h / 2] as const;

/** In a colour and a size that the process makes. */
function made(layer: OwnLayer, process: Process, tell: (kind: Told) => void): OwnLayer {
  if (layer.type === 'photo') return layer;
  const coloured = { ...layer, fill: fillFor(layer.fill, process, tell) };
  if (coloured.type !== 'text' || coloured.size >= LEAST_SIZE[process]) return coloured;
  tell('enlarged');
  const by = LEAST_SIZE[process] / coloured.size;
  const { arc, maxWidth } = coloured;
  return {
    ...coloured,
    size: LEAST_SIZE[process],
    ...(arc !== undefined && { arc: hundredth(arc * by) }),
    ...(maxWidth !== undefined && { maxWidth: hundredth(maxWidth * by) }),
  };
}

function fillFor(fill: string, process: Process, tell: (kind: Told) => void): string {
  const isOneTone = !takesInk(process) || process === 'print3d';
  if (isOneTone && fill !== ONE_TONE) {
    tell('oneTone');
    return ONE_TONE;
  }
  if (process === 'sublimation' && fill === WHITE) {
    tell('whiteInk');
    return INK;
  }
  return fill;
}

/** Relative to where and how large the design itself has these words there. */
function restyle(
  style: TextLayerStyle,
  source: TextLayer,
  target: TextLayer,
  process: Process,
  tell: (kind: Told) => void,
): TextLayerStyle {
  const by = target.size / source.size;
  const { size, x, y, arc, fill } = style;
  const least = Math.min(LEAST_SIZE[process], target.size);
  const wanted = size === undefined ? undefined : hundredth(size * by);
  if (wanted !== undefined && wanted < least) tell('enlarged');
  return {
    ...style,
    ...(wanted !== undefined && { size: Math.max(wanted, least) }),
    ...(x !== undefined && { x: hundredth(target.x + (x - source.x) * by) }),
    ...(y !== undefined && { y: hundredth(target.y + (y - source.y) * by) }),
    ...(arc !== undefined && { arc: hundredth(arc * by) }),
    ...(fill !== undefined && { fill: fillFor(fill, process, tell) }),
  };
}
