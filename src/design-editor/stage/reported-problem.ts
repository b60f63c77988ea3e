/** What is wrong with a design as the editor tells it: what it sees itself, and what the server found. */
import type { Problem } from '../../artwork/check/check-design.ts';
import type { Box } from '../../artwork/check/layer-bounds.ts';
import type { AnswerOf } from '../../contract/contract.ts';

/** What the server refuses, such as what would come apart once it is cut out, in its own words. */
export interface ComesApart {
  kind: 'comesApart';
  layer: string;
  severity: 'refuse';
  message: string;
  /** Where the pieces lie; empty while the design has changed since. */
  boxes: readonly Box[];
}

export type ToldProblem = Problem | ComesApart;

/** What the server said, and how to ask it again. */
export interface CutSaid {
  problems: Readonly<AnswerOf<'artworkCheck'>['problems']>;
  isUnreachable: boolean;
  /** It is said of the design as it is now. */
  isNew: boolean;
  onAgain: () => void;
}

/** What the editor sees itself it does not say twice. */
export function alsoSaid({ problems, isNew }: CutSaid, seen: readonly Problem[]): ComesApart[] {
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
