/** The list of letterings for other writings, as browsers fetch it. */
import type { Substitute } from '../render/run.ts';

export interface SubstituteList {
  list: readonly Substitute[];
  /** Of their files, by id; `*` is in the place of a slice's name. */
  addresses: Readonly<Record<string, string>>;
}
