/**
 * Finds translations that no screen uses, keys without a translation, and words that the glossary spells otherwise. A key counts as used if it
 * occurs as a string ('hero.title', or 'common:close'), or if a template could make it
 * (`footer.benefits.${key}.title`).
 */

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 'locales/en';
const SOURCES = 'src/{web,design-editor,ui,server}/**/*.{ts,tsx}';
/** What docs/glossary.md calls otherwise: an email. */
const MISSPELT = /\be-mails?\b/gi;
const PLURAL_FORM = /_(zero|one|two|few|many|other)$/;

type Bundle = { [key: string]: string | Bundle };

/** `namespace:key.key` of every translation, plural forms as one. */
const known = new Set(
  globSync(`${FOLDER}/*.json`).flatMap((file) => {
    const bundle = JSON.parse(readFileSync(file, 'utf8')) as Bundle;
    return keysOf(bundle).map((key) => `${path.basename(file, '.json')}:${key}`);
  }),
);
const used = new Set<string>();
const missing: string[] = [];

for (const file of globSync(SOURCES).filter((name) => !name.includes('.test.'))) {
  const source = readFileSync(file, 'utf8');
  const namespaces = [
    ...source.matchAll(/useTranslations\(\s*'([\w-]+)'|(?:translate|texts)\(\s*'([\w-]+)'/g),
  ].map((found) => found[1] ?? found[2] ?? '');
  for (const key of source.matchAll(/(['"])((?:[\w-]+:)?[\w-]+(?:\.[\w-]+)*)\1/g))
    markUsed(exactly(key[2] ?? ''));
  for (const [, template = ''] of source.matchAll(/`((?:[\w-]+:)?[\w.-]*\$\{[^`]*)`/g))
    markUsed(fromTemplate(template));
  for (const [, key = ''] of source.matchAll(/\bt\(\s*'([^']+)'/g))
    expect(file, namespaces, key, exactly(key));
  for (const [, key = ''] of source.matchAll(/\bt\(\s*`([^`]+)`/g))
    expect(file, namespaces, key, fromTemplate(key));
}

const misspelt = globSync(`${FOLDER}/*.json`).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(MISSPELT)].map(
    ([word]) => `${file}: ‘${word}’ has a hyphen`,
  ),
);

const unused = [...known].filter((key) => !used.has(key));
for (const line of [...missing, ...misspelt]) console.log(line);
for (const key of unused) console.log(`${FOLDER}/${key.replace(':', '.json: ')} is not used`);
console.log(`${known.size} keys, ${missing.length} missing, ${unused.length} unused`);
process.exitCode = missing.length + misspelt.length + unused.length > 0 || known.size === 0 ? 1 : 0;

function keysOf(bundle: Bundle, prefix = ''): string[] {
  const keys = Object.entries(bundle).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [(prefix + key).replace(PLURAL_FORM, '')]
      : keysOf(value, `${prefix}${key}.`),
  );
  return [...new Set(keys)];
}

function markUsed(pattern: RegExp): void {
  for (const key of known) if (pattern.test(key)) used.add(key);
}

function expect(file: string, namespaces: readonly string[], key: string, pattern: RegExp): void {
  const places = key.includes(':') ? [''] : namespaces.map((namespace) => `${namespace}:`);
  const isThere = [...known].some(
    (name) => pattern.test(name) && places.some((place) => name.startsWith(place)),
  );
  if (places.length > 0 && !isThere) missing.push(`${file}: '${key}' is in no file of ${FOLDER}`);
}

function exactly(key: string): RegExp {
  return toPattern(key, escape(key));
}

function fromTemplate(template: string): RegExp {
  const pieces = template.split(/\$\{[^}]*\}/).map(escape);
  return toPattern(template, pieces.join('[\\w.-]+'));
}

function toPattern(key: string, pattern: string): RegExp {
  return new RegExp(`^${key.includes(':') ? '' : '[\\w-]+:'}${pattern}$`);
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
