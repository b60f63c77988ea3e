/** Checks the layers a shopper changed or added: text outside the print area, low-resolution photographs. */
import { findClipart } from '../../../../../catalogue/clipart/clipart.ts';
import { TONES } from '../../../../../catalogue/plates/tones.ts';
import { designWarnings } from '../../../../artwork/check/design-warnings.ts';
import type { DesignProblem } from '../../../../artwork/check/design-warnings.ts';
import type { DesignDocument, Process } from '../../../../artwork/design/design.ts';
import type { DesignWarning } from '../../../../domain/personalisation/design-warning.ts';
import { personaliseDesign } from '../../../../artwork/design/edit-design.ts';
import type { LooseLayer } from '../../../../artwork/check/describe-loose-pieces.ts';
import type { Personalisation } from '../../../../domain/personalisation/personalisation.ts';
import type { CompositorPool } from '../compose/compositor-pool.ts';
import type { CheckTask } from '../compose/artwork-tasks.ts';
import { qualityRefusals } from './quality-refusals.ts';
import type { Personalised } from './unwritable-texts.ts';
import { unfinished } from './unfinished-text.ts';

/** @property plate of the first photographs, which show the blank's colour; unknown ones are white */
type Measured = Personalised & { process: Process; plate?: string };

export interface LayerFindings {
  refused: LooseLayer[];
  /** The worst first. */
  warnings: DesignWarning[];
}

/** Of one name in a list. */
export interface NameFindings {
  /** What would be lost, as a message. */
  fault: string | undefined;
  warnings: DesignWarning[];
}

/** A list of names must not occupy a process for long. */
const AT_ONCE = 20;
const WHITE = '#ffffff';
const NO_PIXELS: CheckTask['pixels'] = {};

export function layersCheck(compositor: Pick<CompositorPool, 'run'>) {
  /** Expects texts that can be written. @param pixels of the photographs; unknown ones are not refused */
  async function layerFindings(
    product: Measured,
    personalisation: Personalisation,
    pixels = NO_PIXELS,
  ): Promise<LayerFindings> {
    const { edits } = personalisation;
    if (!edits?.own && !edits?.words) return { refused: [], warnings: [] };
    const document = personaliseDesign(product.document, personalisation, findClipart);
    const [problems = []] = await compositor.run({
      kind: 'check',
      documents: [document],
      restyled: edits.words,
      ...madeOf(product),
      pixels,
    });
    return {
      refused: qualityRefusals(problems, document),
      warnings: warningsOf(problems, document, product),
    };
  }

  /**
   * What each personalisation would lose at its new position, and what may come out badly.
   * They differ only in their fields, so added layers are not checked.
   */
  async function restyledFindings(
    product: Measured,
    named: readonly Personalisation[],
  ): Promise<NameFindings[]> {
    const restyled = named[0]?.edits?.words;
    if (!restyled) return [];
    const documents = named.map((given) => {
      const { edits, ...texts } = unfinished(given, product.fields);
      const changed = { ...texts, edits: { words: restyled, without: edits?.without } };
      return personaliseDesign(product.document, changed, findClipart);
    });
    const findings: NameFindings[] = [];
    for (let from = 0; from < documents.length; from += AT_ONCE) {
      const some = documents.slice(from, from + AT_ONCE);
      const found = await compositor.run({
        kind: 'check',
        documents: some,
        restyled,
        ...madeOf(product),
        pixels: NO_PIXELS,
      });
      findings.push(
        ...found.map((problems, at) => ({
          fault: qualityRefusals(problems, some[at]!)[0]?.message,
          warnings: warningsOf(problems, some[at]!, product),
        })),
      );
    }
    return findings;
  }

  return { layerFindings, restyledFindings };
}

const madeOf = ({ process, plate }: Measured) => ({
  process,
  surface: (plate !== undefined && TONES[plate]?.surface) || WHITE,
});

function warningsOf(
  problems: readonly DesignProblem[],
  document: DesignDocument,
  { fields }: Measured,
): DesignWarning[] {
  return designWarnings(problems, document, fields).map(({ layer: _, ...warning }) => warning);
}
