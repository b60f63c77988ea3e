/** What a picture wears while a shopper still types, and what it wears when made without words. */
import { normaliseEdits } from './design-edits.ts';
import { normaliseText, type FieldRule, type Personalisation } from './personalisation.ts';

type Rule = Pick<FieldRule, 'name' | 'optional'>;

/** A field that must be filled may be empty as yet: it is left out, and so shows the sample it stands for. */
export function previewPersonalisation(
  { v, fields, edits }: Personalisation,
  rules: readonly Rule[],
): Personalisation {
  const needed = new Set(rules.filter(({ optional }) => !optional).map(({ name }) => name));
  const words = Object.entries(fields).map(([name, text]) => [name, normaliseText(text)] as const);
  return {
    v,
    fields: Object.fromEntries(words.filter(([name, text]) => text !== '' || !needed.has(name))),
    edits: normaliseEdits(edits),
  };
}

export function emptyPersonalisation(rules: readonly Rule[]): Personalisation {
  return { v: 1, fields: Object.fromEntries(rules.map(({ name }) => [name, ''])) };
}
