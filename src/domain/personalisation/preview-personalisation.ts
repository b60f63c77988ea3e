/** The personalisation of a preview: while the shopper still types, or with every field empty. */
import { normaliseEdits } from './design-edits.ts';
import { normaliseText, type FieldRule, type Personalisation } from './personalisation.ts';

type Rule = Pick<FieldRule, 'name' | 'optional'>;

/** Omits required fields that are still empty, so that the preview shows their sample text. */
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
