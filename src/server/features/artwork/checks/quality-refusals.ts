/** Turns quality problems that would spoil a product into refusals; the editor only warns about minor ones. */
import type { DesignProblem } from '../../../../artwork/check/design-warnings.ts';
import type { DesignDocument, ImageLayer } from '../../../../artwork/design/design.ts';
import { pathOf } from '../../../../artwork/check/describe-loose-pieces.ts';
import type { LooseLayer } from '../../../../artwork/check/describe-loose-pieces.ts';

const CUT_OFF =
  'These words reach over the edge and would be cut off. ' +
  'Move them in the design, or make them smaller or shorter.';

const UNREADABLE =
  'These words have the colour of what is behind them and cannot be read. ' +
  'Choose another colour in the design.';

/** Missing glyphs are reported by field before anything is measured. */
export function qualityRefusals(
  problems: readonly DesignProblem[],
  document: DesignDocument,
): LooseLayer[] {
  return problems.flatMap((problem) => {
    const { layer, severity } = problem;
    const message = severity === 'refuse' ? messageOf(problem, document) : undefined;
    return message ? [{ layer, propertyPath: pathOf(layer, document), message, boxes: [] }] : [];
  });
}

function messageOf(problem: DesignProblem, { layers }: DesignDocument): string | undefined {
  if (problem.kind === 'resolution') {
    const photo = layers.find(({ id }) => id === problem.layer);
    return photo?.type === 'image' ? tooCoarse(photo) : undefined;
  }
  if (problem.kind === 'cutOff') return CUT_OFF;
  if (problem.kind === 'unreadable') return UNREADABLE;
  if (problem.kind === 'outsideArea')
    return 'Something lies beside the design and would not be made.';
  return problem.kind === 'noPhotographs' ? 'Photographs cannot be made on this.' : undefined;
}

function tooCoarse({ w, h }: ImageLayer): string {
  const size = `${Math.round(w)} × ${Math.round(h)} mm`;
  return `The photograph has too few pixels for ${size}, so it cannot be made. Please choose a larger one.`;
}
