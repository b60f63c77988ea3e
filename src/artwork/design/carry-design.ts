/** Carries a shopper's changes to a design over to another product, refitted to its area and process. */
import type {
  DesignEdits,
  OwnLayer,
  TextLayerStyle,
} from '../../domain/personalisation/design-edits.ts';
import { normaliseEdits } from '../../domain/personalisation/design-edits.ts';
import { clear, fit, hundredth, scaled, type CarryNeeds, type CarryTarget } from './carry-fit.ts';
import { LEAST_SIZE, takesPhotographs } from '../check/check-design.ts';
import type { DesignDocument, PlaceLayer, Process, TextLayer } from './design.ts';
import { inPlace } from './photo-place.ts';
import { takesInk } from '../plate/plate.ts';

/** The ways the carried design differs from the original; each is listed once, with the number of layers affected. */
export type Carried =
  /** Scaled with the design. */
  | { kind: 'scaled'; percent: number }
  /** Moved or shrunk to fit into the safe zone. */
  | { kind: 'fitted'; count: number }
  /** Left out, because the process makes no photographs. */
  | { kind: 'photosLeft'; count: number }
  /** Shrunk further, because they would be coarse. */
  | { kind: 'photosSmaller'; count: number }
  /** Made in one tone, whatever the colours were. */
  | { kind: 'oneTone'; count: number }
  /** White became dark, because there is no white ink. */
  | { kind: 'whiteInk'; count: number }
  /** Letters enlarged to the smallest size the process can make. */
  | { kind: 'enlarged'; count: number; leastSize: number }
  /** The design has no such part on that product. */
  | { kind: 'partsLeft'; count: number };

type Told = Carried['kind'];
const INK = '#1f2a24';
const WHITE = '#ffffff';
const ONE_TONE = '#000000';
/** A change of scale too small to see is not reported. */
const SEEN = 0.02;

export function carryDesign(
  edits: DesignEdits | undefined,
  from: CarryTarget,
  to: CarryTarget,
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
    if (layer.type === 'photo') {
      const place = placeOf(to, layer.place);
      if (place) return [inPlace(layer, place, needs)];
      if (layer.place ?? !takesPhotographs(to.process)) return (tell('photosLeft'), []);
    }
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

const textOf = ({ document }: CarryTarget, id: string): TextLayer | undefined =>
  document.layers.find((layer): layer is TextLayer => layer.type === 'text' && layer.id === id);

const placeOf = ({ document }: CarryTarget, place: string | undefined): PlaceLayer | undefined =>
  document.layers.find(
    (layer): layer is PlaceLayer => layer.type === 'place' && layer.id === place,
  );

/** Moves and scales what the shopper added as the design's text differs between the products. */
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

/** Adapts the layer to a colour and a size that the process can make. */
function made(layer: OwnLayer, process: Process, tell: (kind: Told) => void): OwnLayer {
  if (layer.type === 'photo') return layer;
  const coloured = { ...layer, fill: fillFor(layer.fill, process, tell) };
  if (coloured.type !== 'text' || coloured.size >= LEAST_SIZE[process]) return coloured;
  tell('enlarged');
  const by = LEAST_SIZE[process] / coloured.size;
  const { arc, maxWidth, maxHeight } = coloured;
  return {
    ...coloured,
    size: LEAST_SIZE[process],
    ...(arc !== undefined && { arc: hundredth(arc * by) }),
    ...(maxWidth !== undefined && { maxWidth: hundredth(maxWidth * by) }),
    ...(maxHeight !== undefined && { maxHeight: hundredth(maxHeight * by) }),
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

/** Relative to the place and size that the design gives this text there. */
function restyle(
  style: TextLayerStyle,
  source: TextLayer,
  target: TextLayer,
  process: Process,
  tell: (kind: Told) => void,
): TextLayerStyle {
  const by = target.size / source.size;
  const { size, x, y, arc, maxWidth, fill } = style;
  const least = Math.min(LEAST_SIZE[process], target.size);
  const wanted = size === undefined ? undefined : hundredth(size * by);
  if (wanted !== undefined && wanted < least) tell('enlarged');
  return {
    ...style,
    ...(wanted !== undefined && { size: Math.max(wanted, least) }),
    ...(x !== undefined && { x: hundredth(target.x + (x - source.x) * by) }),
    ...(y !== undefined && { y: hundredth(target.y + (y - source.y) * by) }),
    ...(arc !== undefined && { arc: hundredth(arc * by) }),
    ...(maxWidth !== undefined && { maxWidth: hundredth(maxWidth * by) }),
    ...(fill !== undefined && { fill: fillFor(fill, process, tell) }),
  };
}
