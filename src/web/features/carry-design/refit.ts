/** Refits an edited design to another of its products, and fetches what both need. */
import { carryDesign, type Carried } from '../../../artwork/design/carry-design.ts';
import type { CarryTarget } from '../../../artwork/design/carry-fit.ts';
import type { PlateSheets } from '../../../artwork/plate/plate-sheet.ts';
import { editDesign } from '../../../artwork/design/edit-design.ts';
import { fillFields } from '../../../artwork/design/fill-fields.ts';
import { upgradeDesign } from '../../../artwork/design/upgrade-design.ts';
import type { Collection } from '../../../artwork/design/collection.ts';
import type { ArtworkKit } from '../../../contract/designs/artwork.ts';
import type { DesignEdits } from '../../../domain/personalisation/design-edits.ts';
import { countCharacters } from '../../../domain/personalisation/personalisation.ts';
import { previewPersonalisation } from '../../../domain/personalisation/preview-personalisation.ts';
import { artworkCalls } from '../../api/artwork-calls.ts';
import { fetchJson } from '../../../live-photo/artwork-files.ts';
import { loadFonts, shaper } from '../../../live-photo/drawing.ts';
import { loadPhotographs, pixelsOf } from '../../../live-photo/photographs.ts';

export interface OnPlate {
  slug: string;
  plate: string;
}

export interface Made {
  words: Readonly<Record<string, string>>;
  edits: DesignEdits;
}

/** What changed in the move: changes to the design, and texts that do not fit. */
export type RefitReport = Carried | { kind: 'wordsLeft'; count: number };

export interface Refitted {
  words: Readonly<Record<string, string>>;
  edits: DesignEdits | undefined;
  told: readonly RefitReport[];
}

/** Rejects if something, such as a photograph, cannot be fetched. */
export async function refit({ words, edits }: Made, from: OnPlate, to: OnPlate): Promise<Refitted> {
  const [source, target] = await Promise.all([openTarget(from, words), openTarget(to, words)]);
  const { clipart } = await fetchJson<Collection>(target.kit.collection);
  const findClipart = (wanted: string) => clipart.find(({ id }) => id === wanted)?.d;
  const edited = editDesign(source.design.document, edits, findClipart);
  await Promise.all([
    loadFonts(edited, source.kit),
    loadFonts(target.design.document, target.kit),
    loadPhotographs(edited, artworkCalls),
  ]);
  const carried = carryDesign(edits, source.design, target.design, {
    shaper,
    findClipart,
    pixelsOf,
  });
  const fitting = Object.entries(words).filter(([name, text]) =>
    target.kit.fields.some(
      (field) => field.name === name && countCharacters(text) <= field.maxLength,
    ),
  );
  const kept = Object.fromEntries(fitting);
  const left = Object.entries(words).filter(
    ([name, text]) => text !== '' && !(name in kept),
  ).length;
  return {
    words: kept,
    edits: carried.edits,
    told: [...carried.told, ...(left > 0 ? [{ kind: 'wordsLeft' as const, count: left }] : [])],
  };
}

/** With the text filled in, since its size decides what fits. */
async function openTarget(
  { slug, plate }: OnPlate,
  words: Made['words'],
): Promise<{ kit: ArtworkKit; design: CarryTarget }> {
  const kit = await artworkCalls.kit({ slug, plate });
  const [first] = kit.plates;
  if (!first) throw new Error(`${slug} has no photograph`);
  const [document, { process }] = await Promise.all([
    fetchJson(kit.document).then(upgradeDesign),
    fetchJson<PlateSheets>(first.address),
  ]);
  const filled = fillFields(
    document,
    previewPersonalisation({ v: 1, fields: { ...words } }, kit.fields),
  );
  // Photographs are put where the design has their places: they follow those that move without words.
  const drawn = new Map(document.layers.map((layer) => [layer.id, layer]));
  const layers = filled.layers.map((layer) =>
    layer.type === 'place' ? (drawn.get(layer.id) ?? layer) : layer,
  );
  return { kit, design: { document: { ...filled, layers }, process } };
}
