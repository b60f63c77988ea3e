/** Checks the layers a shopper changed or added: text outside the print area, low-resolution photographs. */
import { findClipart } from '../../../../../catalogue/clipart/clipart.ts';
import type { Process } from '../../../../artwork/design/design.ts';
import { personaliseDesign } from '../../../../artwork/design/edit-design.ts';
import type { LooseLayer } from '../../../../artwork/check/describe-loose-pieces.ts';
import type { Personalisation } from '../../../../domain/personalisation/personalisation.ts';
import type { CompositorPool } from '../compose/compositor-pool.ts';
import type { CheckTask } from '../compose/artwork-tasks.ts';
import { qualityRefusals } from './quality-refusals.ts';
import type { Personalised } from './unwritable-texts.ts';
import { unfinished } from './unfinished-text.ts';

type Measured = Personalised & { process: Process };

/** A list of names must not occupy a process for long. */
const AT_ONCE = 20;
const NO_PIXELS: CheckTask['pixels'] = {};

export function layersCheck(compositor: Pick<CompositorPool, 'run'>) {
  /** Expects texts that can be written. @param pixels of the photographs; unknown ones are not refused */
  async function layerProblems(
    product: Measured,
    personalisation: Personalisation,
    pixels = NO_PIXELS,
  ): Promise<LooseLayer[]> {
    const { edits } = personalisation;
    if (!edits?.own && !edits?.words) return [];
    const document = personaliseDesign(product.document, personalisation, findClipart);
    const [problems] = await compositor.run({
      kind: 'check',
      documents: [document],
      restyled: edits.words,
      process: product.process,
      pixels,
    });
    return qualityRefusals(problems ?? [], document);
  }

  /**
   * What each personalisation would lose at its new position, as a message; undefined if nothing.
   * They differ only in their fields, so added layers are not checked.
   */
  async function restyledProblems(
    product: Measured,
    named: readonly Personalisation[],
  ): Promise<(string | undefined)[]> {
    const restyled = named[0]?.edits?.words;
    if (!restyled) return [];
    const documents = named.map((given) => {
      const { edits, ...texts } = unfinished(given, product.fields);
      const changed = { ...texts, edits: { words: restyled, without: edits?.without } };
      return personaliseDesign(product.document, changed, findClipart);
    });
    const faults: (string | undefined)[] = [];
    for (let from = 0; from < documents.length; from += AT_ONCE) {
      const some = documents.slice(from, from + AT_ONCE);
      const found = await compositor.run({
        kind: 'check',
        documents: some,
        restyled,
        process: product.process,
        pixels: NO_PIXELS,
      });
      faults.push(...found.map((problems, at) => qualityRefusals(problems, some[at]!)[0]?.message));
    }
    return faults;
  }

  return { layerProblems, restyledProblems };
}
