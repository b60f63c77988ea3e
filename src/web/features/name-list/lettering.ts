/** Whether the design's lettering can write a name, told while the list is looked through; the server asks again. */
import { checkDesign } from '../../../artwork/check/check-design.ts';
import type { Process } from '../../../artwork/design/design.ts';
import { personaliseDesign } from '../../../artwork/design/edit-design.ts';
import { upgradeDesign } from '../../../artwork/design/upgrade-design.ts';
import type { Personalisation } from '../../../domain/personalisation/personalisation.ts';
import { browserApi } from '../../api/client.ts';
import { fetchJson } from '../../../live-photo/artwork-files.ts';
import { loadFonts, shaper } from '../../../live-photo/drawing.ts';

/** Characters that nothing in the design's lettering stands for. */
export type MissingLetters = (personalisation: Personalisation) => string[];

/** @param common words and changes that all have; they say in which letterings it is written */
export async function openLettering(
  { slug, plate, process }: { slug: string; plate: string; process: Process },
  common: Personalisation,
): Promise<MissingLetters> {
  const kit = await browserApi.call('artworkKit', { params: { slug, plate } });
  const document = upgradeDesign(await fetchJson(kit.document));
  // Drawings have no letters.
  const dress = (personalisation: Personalisation) =>
    personaliseDesign(document, personalisation, () => undefined);
  await loadFonts(dress(common), kit.fonts);
  return (personalisation) => [
    ...new Set(
      checkDesign(dress(personalisation), { shaper, process }).flatMap((problem) =>
        problem.kind === 'missingLetters' ? problem.characters : [],
      ),
    ),
  ];
}
