/** Which words of the design an added photograph has taken the place of, also after it was moved or changed. */
import type { DesignDocument, Layer, TextLayer } from '../../artwork/design/design.ts';
import type { OwnLayer, OwnPhoto } from '../../domain/personalisation/design-edits.ts';
import type { Editing } from './editing.ts';
import { BASELINE_EMS } from './placing/text-ems.ts';

/** Half the width of a letter, in heights of letters. */
const HALF_LETTER_EMS = 0.25;

/**
 * The removed words that went for it. Of a photograph that is older than the kept steps they are those it lies over.
 *
 * @param document as the shop drew it
 * @param past the steps that led here, oldest first
 */
export function displacedBy(
  own: OwnLayer,
  document: DesignDocument,
  editing: Editing,
  past: readonly Editing[] = [],
): string[] {
  if (own.type !== 'photo') return [];
  const states = [...past, editing];
  const born = states.findLastIndex((state) => !photoIn(state, own.id)) + 1;
  const [first] = states;
  let gone = new Set(first && born === 0 ? coveredIn(first, own.id, document) : []);
  for (const [at, state] of states.entries()) {
    const before = states[at - 1];
    if (at < born || !before) continue;
    for (const id of wentFor(own.id, document, before, state)) gone.add(id);
    gone = new Set([...gone].filter((id) => state.edits.without?.includes(id)));
  }
  return [...gone];
}

/** Whether words are, in whole or in part, where the photograph is; their width is estimated. */
export function isWhere({ x, y, w, h }: OwnPhoto, layer: Layer): layer is TextLayer {
  if (layer.type !== 'text') return false;
  const { text, size, maxWidth = Infinity } = layer;
  const half = Math.min(text.length * size * HALF_LETTER_EMS, maxWidth / 2);
  // A line of words stands on its y.
  const middle = layer.y - size * BASELINE_EMS;
  return (
    Math.abs(layer.x - x) <= w / 2 + half && Math.abs(middle - y) <= h / 2 + size * BASELINE_EMS
  );
}

function coveredIn(editing: Editing, id: string, { layers }: DesignDocument): string[] {
  const photo = photoIn(editing, id);
  if (!photo || photo.behind) return [];
  return (editing.edits.without ?? []).filter((gone) =>
    layers.some((layer) => layer.id === gone && isWhere(photo, layer)),
  );
}

/** What was removed in the step that changed the photograph; of several photographs it went for the nearest. */
function wentFor(
  id: string,
  { layers }: DesignDocument,
  before: Editing,
  after: Editing,
): string[] {
  const changed = (after.edits.own ?? []).filter(
    (one) => one.type === 'photo' && !isAlike(one, photoIn(before, one.id)),
  );
  if (!changed.some((one) => one.id === id)) return [];
  return (after.edits.without ?? []).filter((gone) => {
    const layer = layers.find((one) => one.id === gone);
    if (layer?.type !== 'text' || before.edits.without?.includes(gone)) return false;
    const [nearest] = changed.toSorted((one, other) => away(one, layer) - away(other, layer));
    return nearest?.id === id;
  });
}

const away = (one: OwnLayer, { x }: TextLayer): number => Math.abs(one.x - x);

const isAlike = (one: OwnLayer, other: OwnLayer | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const photoIn = ({ edits }: Editing, id: string): OwnPhoto | undefined =>
  edits.own?.find((one): one is OwnPhoto => one.type === 'photo' && one.id === id);
