/** Checks whether the design's fonts can write a name, while the list is reviewed. The server checks again. */
import { checkDesign } from '../../../artwork/check/check-design.ts';
import type { Process } from '../../../artwork/design/design.ts';
import { personaliseDesign } from '../../../artwork/design/edit-design.ts';
import { upgradeDesign } from '../../../artwork/design/upgrade-design.ts';
import type { Personalisation } from '../../../domain/personalisation/personalisation.ts';
import { browserApi } from '../../api/client.ts';
import { fetchJson } from '../../../live-photo/artwork-files.ts';
import { loadFonts, loadSubstituteList, shaper } from '../../../live-photo/drawing.ts';

/** Characters that the design's fonts lack. */
export type MissingLetters = (personalisation: Personalisation) => string[];

/** @param common the personalisation that all share; it determines the fonts */
export async function openLettering(
  { slug, plate, process }: { slug: string; plate: string; process: Process },
  common: Personalisation,
): Promise<MissingLetters> {
  const kit = await browserApi.call('artworkKit', { params: { slug, plate } });
  const document = upgradeDesign(await fetchJson(kit.document));
  // Drawings have no text.
  const fill = (personalisation: Personalisation) =>
    personaliseDesign(document, personalisation, () => undefined);
  await Promise.all([loadFonts(fill(common), kit), loadSubstituteList(kit)]);
  return (personalisation) => [
    ...new Set(
      checkDesign(fill(personalisation), { shaper, process }).flatMap((problem) =>
        problem.kind === 'missingLetters' ? problem.characters : [],
      ),
    ),
  ];
}
