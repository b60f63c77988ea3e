/** What the shopper has printed on a product: normalised, checked against the design's fields, and made comparable. */
import { canonicalJson } from '../canonical.ts';
import { normaliseEdits, type DesignEdits } from './design-edits.ts';
import type { Violation } from '../errors.ts';

/** Texts by field name and changes to the design, as used by cart, order, email, invoice and print file. */
export interface Personalisation {
  v: 1;
  fields: Record<string, string>;
  edits?: DesignEdits | undefined;
}

/** The rules of one field of a design. */
export interface FieldRule {
  name: string;
  label: string;
  /** In graphemes, so that an emoji family counts as one. */
  maxLength: number;
  optional?: boolean;
}

const OWN_TEXT = 'Text';
const OWN_SYMBOL = 'Symbol';
/** The lettering that has pictures instead of letters. */
const PICTURES = 'emoji';

// Emoji families and flags are the longest legitimate graphemes; longer ones are stacked accents.
const UNITS_PER_CHARACTER = 20;

// Control and private-use characters print as nothing or as boxes; direction marks could make the print differ from the proof.
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Co}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069]/u;

// Each of these is a grapheme of its own whatever its neighbours are. Most names contain nothing else.
const ALWAYS_ALONE = /^[\x20-\x7e\xa0-\u02ff]*$/;

// Created on first use, because it takes a browser about 10 ms.
let graphemes: Intl.Segmenter | undefined;

export function countCharacters(text: string): number {
  if (ALWAYS_ALONE.test(text)) return text.length;
  graphemes ??= new Intl.Segmenter('en-GB', { granularity: 'grapheme' });
  let count = 0;
  for (const _ of graphemes.segment(text)) count += 1;
  return count;
}

/** Applies NFC, trims, and replaces each run of white space by one space. */
export function normaliseText(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
}

/**
 * The form that is stored and compared: normalised, with every field of the design (an empty field is '', so that
 * the design's sample text is never printed). Null if nothing was entered or changed. Fields unknown to the design
 * stay, for `checkPersonalisation` to refuse.
 */
export function normalisePersonalisation(
  given: Personalisation | null | undefined,
  rules: readonly FieldRule[],
): Personalisation | null {
  if (!given) return null;
  const words = Object.entries(given.fields).map(([name, text]): [string, string] => [
    name,
    normaliseText(text),
  ]);
  const edits = normaliseEdits(given.edits);
  if (!edits && words.every(([, text]) => text === '')) return null;
  // fromEntries defines own properties, so that a field called __proto__ stays a field.
  return {
    v: 1,
    fields: Object.fromEntries([
      ...rules.map(({ name }): [string, string] => [name, '']),
      ...words,
    ]),
    ...(edits && { edits }),
  };
}

/** Violations of a normalised personalisation; empty if it can be printed. */
export function checkPersonalisation(
  given: Personalisation | null,
  rules: readonly FieldRule[],
): Violation[] {
  const fields = given?.fields ?? {};
  const known = new Set(rules.map(({ name }) => name));
  const unknown = Object.keys(fields)
    .filter((name) => !known.has(name))
    .map((name) => ({ propertyPath: pathOf(name), message: 'This product has no such field.' }));
  const wrong = rules.flatMap((rule) => {
    const text = Object.hasOwn(fields, rule.name) ? (fields[rule.name] ?? '') : '';
    // A shopper who edited the design may leave its fields empty.
    const optional = rule.optional || given?.edits !== undefined;
    const message = fault(text, { ...rule, optional });
    return message === null ? [] : [{ propertyPath: pathOf(rule.name), message }];
  });
  return [...unknown, ...wrong];
}

/** Canonical text, hashed for a cart line's identity: equal personalisations give equal text, whatever the order of their keys. */
export function canonicalPersonalisation({ v, fields, edits }: Personalisation): string {
  const sorted = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return edits
    ? `${JSON.stringify([v, sorted])} ${canonicalJson(edits)}`
    : JSON.stringify([v, sorted]);
}

/** The entered texts with their labels, in the design's order, followed by the texts the shopper added. */
export function personalisationTexts(
  personalisation: Personalisation | null,
  fields: readonly Pick<FieldRule, 'name' | 'label'>[],
): { label: string; text: string }[] {
  return [
    ...fields.map(({ name, label }) => ({ label, text: personalisation?.fields[name] ?? '' })),
    ...(personalisation?.edits?.own ?? []).flatMap((layer) =>
      layer.type === 'text'
        ? {
            label: layer.font === PICTURES ? OWN_SYMBOL : OWN_TEXT,
            text: layer.text.replaceAll('\n', ' / '),
          }
        : [],
    ),
  ].filter(({ text }) => text);
}

function fault(text: string, { label, maxLength, optional }: FieldRule): string | null {
  if (text === '') return optional ? null : `Please fill in “${label}”.`;
  if (UNPRINTABLE.test(text)) return `“${label}” contains characters that cannot be printed.`;
  if (text.length > maxLength * UNITS_PER_CHARACTER || countCharacters(text) > maxLength) {
    return `“${label}” can have at most ${maxLength} characters.`;
  }
  return null;
}

function pathOf(field: string): string {
  return `personalisation.fields.${field}`;
}
