/** The server's result for a cut-out design: what would come apart, or that the check failed. */
import type { AnswerOf } from '../../../contract/contract.ts';

export interface CutReport {
  problems: Readonly<AnswerOf<'artworkCheck'>['problems']>;
  /** The same by field; empty after a later change. */
  faults: Readonly<Record<string, string>>;
  /** What may come out badly, the worst first; empty after a later change. */
  warnings: Readonly<AnswerOf<'artworkCheck'>['warnings']>;
  /** The result is for the current design. */
  isNew: boolean;
  isUnreachable: boolean;
  onAgain: () => void;
}
