/** Checks docs/licences.md against what is installed: everything sent to shoppers has a licence named there. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');

const read = (...parts: string[]): string => readFileSync(path.join(ROOT, ...parts), 'utf8');
const page = read('docs/licences.md');
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

/** Cells of the page's tables. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()));
/** Names between commas, without the parts in brackets. */
const named = (cell = ''): string[] => cell.replaceAll(/ \([^)]*\)/g, '').split(', ');
/** As packages and files spell it. */
const spelled = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

describe.each([
  ['catalogue/fonts', '@expo-google-fonts/'],
  ['src/ui/fonts', '@fontsource-variable/'],
])('the fonts of %s', (folder, scope) => {
  const fonts = named(rows.find(([, where]) => where?.startsWith(`\`${folder}\``))?.[2]);

  test('are listed, each with its package and its licence beside it', () => {
    const packages = Object.keys(devDependencies).filter((name) => name.startsWith(scope));
    const licences = readdirSync(path.join(ROOT, folder)).filter((file) =>
      file.endsWith('-OFL.txt'),
    );
    expect(fonts.length).toBeGreaterThan(1);
    expect(fonts.map((name) => scope + spelled(name)).toSorted()).toEqual(packages.toSorted());
    expect(fonts.map((name) => `${spelled(name)}-OFL.txt`).toSorted()).toEqual(licences.toSorted());
    for (const file of licences)
      expect(read(folder, file)).toMatch(/SIL OPEN FONT LICENSE Version 1\.1/i);
  });

  test('that reserve their name are reported', () => {
    const reserving = fonts.filter((name) =>
      // The licence text itself mentions them too.
      /with Reserved Font Names? /i.test(
        read(folder, `${spelled(name)}-OFL.txt`)
          .split('-----')[0]!
          .replaceAll(/\s+/g, ' '),
      ),
    );
    const [, listed = ''] =
      /characters that the shop uses\. (.*) have Reserved Font Names/.exec(page) ?? [];
    const reserved = listed.split(/, | and /);
    expect(reserved.filter((name) => fonts.includes(name))).toEqual(reserving);
    expect(reserved.length).toBeGreaterThan(1);
  });
});

test('every package that runs in production is listed with its own licence', () => {
  const listed = new Map(
    rows.flatMap(([, names, licence = '']) => named(names).map((name) => [name, licence] as const)),
  );
  const wrong = Object.keys(dependencies).filter((name) => {
    const { license } = JSON.parse(read('node_modules', name, 'package.json')) as {
      license: string;
    };
    return !named(listed.get(name)).some((licence) => licence === license);
  });
  expect(wrong).toEqual([]);
});
