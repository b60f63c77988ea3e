/** What would come apart when a design is cut out or built without a base, and how that is told to whoever made it. */
import { OWN_PREFIX } from '../design/design.ts';
import type { DesignDocument } from '../design/design.ts';
import type { Box } from './layer-bounds.ts';

/** What a piece is of the letters it is cut from: whole ones, the dot of one, and so on; or of a drawing. */
export type PiecePart = 'letters' | 'dot' | 'accent' | 'part' | 'drawing';

/** A piece beside the largest, which is the thing itself. */
export interface LoosePiece {
  /** The layer it is of. */
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

/** What is wrong with one layer of a cut, with the words that the editor, the cart and a refusal have in common. */
export interface LooseLayer {
  layer: string;
  /** What is refused, as paths on the wire name it. */
  propertyPath: string;
  message: string;
  /** Of the loose pieces. */
  boxes: Box[];
}

const PARTS = { dot: 'the dot', accent: 'an accent', part: 'a part' } as const;
const NUMBERS = 'No One Two Three Four Five Six Seven Eight Nine Ten'.split(' ');
const NOTHING = 'There is nothing here to cut out. Please write something.';
const NAMED_AT_MOST = 4;
const REMEDY =
  'Choose a joined lettering, let the parts overlap more, or choose a product with a base.';

/** One for each layer that has loose pieces; one without a layer where nothing would be made. */
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

/** The same of the whole design; undefined where it is one piece. */
export function cutMessage({ isEmpty, loose }: Cut): string | undefined {
  if (isEmpty) return NOTHING;
  return loose.length > 0 ? looseMessage(loose) : undefined;
}

/** In the order in which they are read. */
function looseMessage(pieces: readonly LoosePiece[]): string {
  const names = new Map<string, number>();
  for (const piece of pieces) names.set(nameOf(piece), (names.get(nameOf(piece)) ?? 0) + 1);
  const told = [...names].map(([name, times]) => (times > 1 ? `${name} (${often(times)})` : name));
  const count = NUMBERS[pieces.length] ?? String(pieces.length);
  const what = pieces.length === 1 ? 'piece' : 'pieces';
  const more = told.length - NAMED_AT_MOST;
  const listed = more > 0 ? [...told.slice(0, NAMED_AT_MOST), `${more} more`] : told;
  return `${count} ${what} would come apart from the rest: ${inWords(listed)}. ${REMEDY}`;
}

const often = (times: number): string => (times === 2 ? 'twice' : `${times} times`);

function nameOf({ part, letters }: LoosePiece): string {
  if (part === 'drawing') return 'a drawing';
  const quoted = `“${letters}”`;
  return part === 'letters' ? quoted : `${PARTS[part]} of ${quoted}`;
}

function inWords(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** As paths on the wire name a layer. A drawing of the design's own cannot be named: then it is the whole design. */
export function pathOf(layer: string, { layers }: DesignDocument): string {
  if (layer.startsWith(OWN_PREFIX))
    return `personalisation.edits.own.${layer.slice(OWN_PREFIX.length)}`;
  const found = layers.find(({ id }) => id === layer);
  const field = found?.type === 'text' ? found.field : undefined;
  return field === undefined ? 'personalisation' : `personalisation.fields.${field}`;
}

const DOTTED = /[ij!?;:\u00a1\u00bf]/i;
const MARK = /\p{Mn}/u;

/** What is left of a letter when its largest part is taken for the letter itself. */
export function smallPart(letters: string): PiecePart {
  if (MARK.test(letters.normalize('NFD'))) return 'accent';
  return DOTTED.test(letters) ? 'dot' : 'part';
}
