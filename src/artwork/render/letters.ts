/** Which of the shopper's letters a font can draw, determined without loading the font. */
import { OWN_PREFIX } from '../design/design.ts';
import type { DesignDocument, FontId, TextLayer } from '../design/design.ts';
import { linesOf } from './lines.ts';
import { holderOf } from './font-letters.ts';
import type { Ranges } from './font-letters.ts';
import { missingFrom, runsOf } from './substitutes.ts';
import type { Substitute } from './run.ts';
import type { Lettering } from './substitutes.ts';

/** What every font of the shop can draw. */
export interface FontLetters {
  own: Readonly<Record<FontId, Ranges>>;
  substitutes: readonly Substitute[];
}

export interface MissingLetters {
  /** The first layer that shows the text. */
  layer: string;
  /** The field whose text cannot be drawn as written; undefined for a text that the shopper added. */
  field: string | undefined;
  characters: string[];
}

/** One entry for each field, or text the shopper added, that cannot be drawn; empty if the design can be printed. */
export function missingLetters(document: DesignDocument, letters: FontLetters): MissingLetters[] {
  const missing = new Map<string, MissingLetters>();
  for (const layer of document.layers) {
    if (layer.type !== 'text') continue;
    const { id, field } = layer;
    // The design's own fixed texts are the shop's responsibility.
    if (field === undefined && !id.startsWith(OWN_PREFIX)) continue;
    for (const line of linesOf(layer)) {
      for (const character of missingFrom(line, letteringOf(layer, letters), letters.substitutes)) {
        const known = missing.get(field ?? id) ?? { layer: id, field, characters: [] };
        if (!known.characters.includes(character)) known.characters.push(character);
        missing.set(field ?? id, known);
      }
    }
  }
  return [...missing.values()];
}

/** The keys of the substitutes' files that a design needs, each once, in order. */
export function substituteFiles(document: DesignDocument, letters: FontLetters): string[] {
  const files = document.layers.flatMap((layer) =>
    layer.type === 'text'
      ? linesOf(layer).flatMap((line) =>
          (runsOf(line, letteringOf(layer, letters), letters.substitutes) ?? []).map(
            ({ file }) => file,
          ),
        )
      : [],
  );
  return [...new Set(files)].filter((file) => file !== '').toSorted();
}

function letteringOf({ font }: TextLayer, { own }: FontLetters): Lettering {
  return { font, holds: holderOf(own[font]) };
}
