/** Finds ways to keep a long name readable, measured with the fonts that paint it. */
import { fontsToTry, longName, type LongName } from '../artwork/check/long-name.ts';
import type { DesignDocument, FontId } from '../artwork/design/design.ts';
import type { PlateSheets } from '../artwork/plate/plate-sheet.ts';
import type { Personalisation } from '../domain/personalisation/personalisation.ts';
import type { ArtworkCalls } from './artwork-calls.ts';
import { fetchJson } from './artwork-files.ts';
import { loadFonts, shaper } from './drawing.ts';
import { liveProduct, type LiveProductName } from './live-photo.ts';

/**
 * Null if there is nothing to say about the name. Rejects if a file fails to load.
 * @param personalisation as the pictures show it
 */
export async function measureLongName(
  name: LiveProductName,
  personalisation: Personalisation,
  calls: ArtworkCalls,
): Promise<LongName | null> {
  const { kit, document, fill } = await liveProduct(name, calls);
  const [plate] = kit.plates;
  if (!plate) return null;
  const { process } = await fetchJson<PlateSheets>(plate.address);
  const { edits } = personalisation;
  const filled = await fill(personalisation);
  await loadFonts(filled, kit);
  const needs = { shaper, process };
  const fonts = fontsToTry(document, filled, edits, needs);
  await Promise.all(fonts.map((font) => loadFonts(setIn(font, filled), kit)));
  return longName(document, filled, edits, needs);
}

/** Its texts in that lettering, which needs substitutes of its own for other writings. */
function setIn(font: FontId, document: DesignDocument): DesignDocument {
  const layers = document.layers.map((layer) =>
    layer.type === 'text' ? { ...layer, font } : layer,
  );
  return { ...document, layers };
}
