/** Finds ways to keep a long name readable, measured with the fonts that paint it. */
import { fontsToTry, longName, type LongName } from '../artwork/check/long-name.ts';
import type { PlateSheets } from '../artwork/plate/plate-sheet.ts';
import type { Personalisation } from '../domain/personalisation/personalisation.ts';
import type { ArtworkCalls } from './artwork-calls.ts';
import { fetchJson } from './artwork-files.ts';
import { loadFont, loadFonts, shaper } from './drawing.ts';
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
  const { kit, document, dress } = await liveProduct(name, calls);
  const [plate] = kit.plates;
  if (!plate) return null;
  const { process } = await fetchJson<PlateSheets>(plate.address);
  const { edits } = personalisation;
  const dressed = await dress(personalisation);
  await loadFonts(dressed, kit.fonts);
  const needs = { shaper, process };
  const fonts = fontsToTry(document, dressed, edits, needs);
  await Promise.all(fonts.map((font) => loadFont(font, kit.fonts[font])));
  return longName(document, dressed, edits, needs);
}
