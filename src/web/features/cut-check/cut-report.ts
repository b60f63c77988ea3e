/** What the server said of a design that is cut out: what would come apart, or that it could not be asked. */
import type { AnswerOf } from '../../../contract/contract.ts';

export interface CutTold {
  problems: Readonly<AnswerOf<'artworkCheck'>['problems']>;
  /** The same by the fields they stand at; empty once something has changed since. */
  faults: Readonly<Record<string, string>>;
  /** It is said of the design as it is now. */
  isNew: boolean;
  isUnreachable: boolean;
  onAgain: () => void;
}
