/** Finds which letterings take the place of the design's own in the shopper's texts. */
import { OWN_PREFIX } from '../artwork/design/design.ts';
import { linesOf } from '../artwork/render/lines.ts';
import type { Writing } from '../artwork/render/writings.ts';
import type { Personalisation } from '../domain/personalisation/personalisation.ts';
import type { ArtworkCalls } from './artwork-calls.ts';
import { loadFonts, shaper } from './drawing.ts';
import { liveProduct, type LiveProductName } from './live-photo.ts';

export interface UsedLettering {
  writing: Writing;
  /** Its name, as shoppers read it. */
  lettering: string;
}

/**
 * Each once; none of the family of the lettering in whose place it is. Rejects if a file fails to load.
 * @param personalisation as the pictures show it
 */
export async function usedLetterings(
  name: LiveProductName,
  personalisation: Personalisation,
  calls: ArtworkCalls,
): Promise<UsedLettering[]> {
  const { kit, fill } = await liveProduct(name, calls);
  const filled = await fill(personalisation);
  await loadFonts(filled, kit);
  const used = new Map<string, UsedLettering>();
  for (const layer of filled.layers) {
    if (layer.type !== 'text') continue;
    if (layer.field === undefined && !layer.id.startsWith(OWN_PREFIX)) continue;
    const runs = linesOf(layer).flatMap((line) => shaper.runs(layer.font, line));
    for (const { substitute, writing } of runs) {
      if (!substitute || !writing || substitute.family?.includes(layer.font)) continue;
      const lettering = substitute.name;
      used.set(`${writing} ${lettering}`, { writing, lettering });
    }
  }
  return [...used.values()];
}
