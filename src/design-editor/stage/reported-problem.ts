/** Problems of a design: those that the editor finds, and those that the server reports. */
import type { DesignProblem } from '../../artwork/check/design-warnings.ts';
import type { Box } from '../../artwork/check/layer-bounds.ts';
import type { AnswerOf } from '../../contract/contract.ts';

/** A refusal by the server, such as parts that would come apart when cut out, with its message. */
export interface ComesApart {
  kind: 'comesApart';
  layer: string;
  severity: 'refuse';
  message: string;
  /** Where the pieces are; empty if the design has changed since. */
  boxes: readonly Box[];
}

export type ReportedProblem = DesignProblem | ComesApart;

/** The server's result, and how to check again. */
export interface ReportedCut {
  problems: Readonly<AnswerOf<'artworkCheck'>['problems']>;
  isUnreachable: boolean;
  /** The result is for the current design. */
  isNew: boolean;
  onAgain: () => void;
}

/** Omits problems that the editor already reports. */
export function alsoReported(
  { problems, isNew }: ReportedCut,
  seen: readonly DesignProblem[],
): ComesApart[] {
  const refused = new Set(seen.flatMap((one) => (one.severity === 'refuse' ? [one.layer] : [])));
  const others = problems.filter(({ layer }) => !refused.has(layer));
  return others.map(({ layer, message, boxes }) => ({
    kind: 'comesApart',
    severity: 'refuse',
    layer,
    message,
    boxes: isNew ? boxes : [],
  }));
}

/** Leaves out “White is not printed” for words that another problem already calls hard to see or unreadable. */
export function plainly(problems: readonly ReportedProblem[]): ReportedProblem[] {
  const isUnseen = (layer: string) =>
    problems.some(
      (one) => one.layer === layer && (one.kind === 'unreadable' || one.kind === 'lowContrast'),
    );
  return problems.filter(({ kind, layer }) => kind !== 'noWhiteInk' || !isUnseen(layer));
}

/** The id for aria-describedby of the element with the problem. */
export function problemId({ layer, kind }: Pick<ReportedProblem, 'layer' | 'kind'>): string {
  return `problem-${layer}-${kind}`;
}
