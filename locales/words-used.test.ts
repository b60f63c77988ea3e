import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Bundle } from '../src/web/state/words.ts';

const locales = new URL('en/', import.meta.url);
const sources = new URL('../src/', import.meta.url);

const keysOf = (bundle: Bundle): string[] =>
  Object.entries(bundle).flatMap(([key, value]) =>
    typeof value === 'string' ? [key] : keysOf(value).map((rest) => `${key}.${rest}`),
  );

/** Every literal in the code that may be a key, its holes as wildcards: `steps.${step}.title` reads any step. */
function literals(): { plain: Set<string>; patterns: RegExp[] } {
  const plain = new Set<string>();
  const patterns: RegExp[] = [];
  for (const file of readdirSync(sources, { recursive: true, encoding: 'utf8' })) {
    if (!/^(web|office)\/.*\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
    const text = readFileSync(new URL(file, sources), 'utf8');
    for (const [, literal] of text.matchAll(/'((?:[a-z-]+:)?[\w.]+)'/g)) plain.add(literal);
    for (const [, literal] of text.matchAll(/`((?:[a-z-]+:)?[\w]+\.(?:[\w.]|\$\{[^}`]*\})+)`/g)) {
      patterns.push(
        new RegExp(`^${literal.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '\\w+')}$`),
      );
    }
  }
  return { plain, patterns };
}

test('every word in the files is read somewhere (missing ones are type errors)', () => {
  const { plain, patterns } = literals();
  const unused = readdirSync(locales).flatMap((file) => {
    const namespace = file.replace('.json', '');
    const bundle = JSON.parse(readFileSync(new URL(file, locales), 'utf8')) as Bundle;
    return keysOf(bundle)
      .map((key) => key.replace(/_(?:zero|one|two|few|many|other)$/, ''))
      .filter(
        (key) =>
          ![key, `${namespace}:${key}`].some(
            (name) => plain.has(name) || patterns.some((pattern) => pattern.test(name)),
          ),
      )
      .map((key) => `${namespace}:${key}`);
  });
  expect([...new Set(unused)]).toEqual([]);
});
