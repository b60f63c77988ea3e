/** Describes the pieces that would fall apart when a design is cut out or built without a base. */
import { OWN_PREFIX } from '../design/design.ts';
import type { DesignDocument } from '../design/design.ts';
import type { Box } from './layer-bounds.ts';

/** Which part of its letters a piece is: whole letters, the dot of one, and so on; or a drawing. */
export type PiecePart = 'letters' | 'dot' | 'accent' | 'part' | 'drawing';

/** A piece separate from the largest one, which is the product itself. */
export interface LoosePiece {
  /** The layer it belongs to. */
  layer: string;
  part: PiecePart;
  /** As they are written; empty for a drawing. */
  letters: string;
  /** Where it lies, in mm of the print area. */
  box: Box;
}

/** How a design cuts out. */
export interface Cut {
  /** There is nothing to cut. */
  isEmpty: boolean;
  loose: LoosePiece[];
}

/** The problem with one layer of a cut, with the message that editor, cart and refusal share. */
export interface LooseLayer {
  layer: string;
  /** The refused property, as paths on the wire name it. */
  propertyPath: string;
  message: string;
  /** The boxes of the loose pieces. */
  boxes: Box[];
}

const PARTS = { dot: 'the dot', accent: 'an accent', part: 'a part' } as const;
const NUMBERS = 'No One Two Three Four Five Six Seven Eight Nine Ten'.split(' ');
const NOTHING = 'There is nothing here to cut out. Please write something.';
const NAMED_AT_MOST = 4;
const REMEDY =
  'Choose a joined lettering, let the parts overlap more, or choose a product with a base.';

/** One for each layer with loose pieces; one without a layer if nothing would be made. */
export function looseLayers({ isEmpty, loose }: Cut, document: DesignDocument): LooseLayer[] {
  if (isEmpty) return [{ layer: '', propertyPath: 'personalisation', message: NOTHING, boxes: [] }];
  const layers = [...new Set(loose.map(({ layer }) => layer))];
  return layers.map((layer) => {
    const own = loose.filter((piece) => piece.layer === layer);
    return {
      layer,
      propertyPath: pathOf(layer, document),
      message: looseMessage(own),
      boxes: own.map(({ box }) => box),
    };
  });
}

/** One message for the whole design; undefined if it is one piece. */
export function cutMessage({ isEmpty, loose }: Cut): string | undefined {
  if (isEmpty) return NOTHING;
  return loose.length > 0 ? looseMessage(loose) : undefined;
}

/** In reading order. */
function looseMessage(pieces: readonly LoosePiece[]): string {
  const names = new Map<string, number>();
  for (const piece of pieces) names.set(nameOf(piece), (names.get(nameOf(piece)) ?? 0) + 1);
  const described = [...names].map(([name, times]) =>
    times > 1 ? `${name} (${often(times)})` : name,
  );
  const count = NUMBERS[pieces.length] ?? String(pieces.length);
  const what = pieces.length === 1 ? 'piece' : 'pieces';
  const more = described.length - NAMED_AT_MOST;
  const listed = more > 0 ? [...described.slice(0, NAMED_AT_MOST), `${more} more`] : described;
  return `${count} ${what} would come apart from the rest: ${joined(listed)}. ${REMEDY}`;
}

const often = (times: number): string => (times === 2 ? 'twice' : `${times} times`);

function nameOf({ part, letters }: LoosePiece): string {
  if (part === 'drawing') return 'a drawing';
  const quoted = `“${letters}”`;
  return part === 'letters' ? quoted : `${PARTS[part]} of ${quoted}`;
}

function joined(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** The layer's path on the wire. Drawings of the design itself have no path, so they refer to the whole design. */
export function pathOf(layer: string, { layers }: DesignDocument): string {
  if (layer.startsWith(OWN_PREFIX))
    return `personalisation.edits.own.${layer.slice(OWN_PREFIX.length)}`;
  const found = layers.find(({ id }) => id === layer);
  const field = found?.type === 'text' ? found.field : undefined;
  return field === undefined ? 'personalisation' : `personalisation.fields.${field}`;
}

const DOTTED = /[ij!?;:\u00a1\u00bf]/i;
const MARK = /\p{Mn}/u;

/** What remains of a letter when its largest part counts as the letter itself. */
export function smallPart(letters: string): PiecePart {
  if (MARK.test(letters.normalize('NFD'))) return 'accent';
  return DOTTED.test(letters) ? 'dot' : 'part';
}
