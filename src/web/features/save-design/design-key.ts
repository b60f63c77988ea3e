/** A key that is equal for equal designs, to tell whether a page shows the saved one. */
import { canonicalJson } from '../../../domain/canonical.ts';
import { normaliseEdits, type DesignEdits } from '../../../domain/personalisation/design-edits.ts';
import { normaliseText } from '../../../domain/personalisation/personalisation.ts';

export interface KeyedDesign {
  finish: string;
  words: Readonly<Record<string, string>>;
  edits: DesignEdits | undefined;
}

export function designKey({ finish, words, edits }: KeyedDesign): string {
  const written = Object.entries(words)
    .map(([field, text]) => [field, normaliseText(text)] as const)
    .filter(([, text]) => text !== '');
  return canonicalJson({
    finish,
    words: Object.fromEntries(written),
    edits: normaliseEdits(edits),
  });
}
