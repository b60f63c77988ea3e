/** Every test named in the table of the specification exists. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const TABLE = readFileSync(path.join(ROOT, 'docs/specification.md'), 'utf8');
const NAMED = /^`(?<file>[^`]+\.test\.tsx?)` (?<title>\S.*)$/;

interface Line {
  chapter: string;
  says: string;
  tests: string[];
}

function linesOf(table: string): Line[] {
  return table.split(/^## /m).flatMap((part) => {
    const [chapter = '', ...rows] = part.split('\n');
    return rows
      .filter((row) => /^\| (?!---|The specification \|)/.test(row))
      .map((row) => {
        const [, says = '', named = ''] = row.split(/ ?\| ?/);
        return { chapter, says, tests: named.split('<br>') };
      });
  });
}

/** Whether a test has this title, as written, without values filled in. */
function hasTest(source: string, title: string): boolean {
  const opening = String.raw`(?:\b(?:test|it)(?:\.\w+)*|[)\]>])\(\s*`;
  return ["'", '"', '`'].some((quote) => {
    const written = title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return new RegExp(`${opening}${quote}${written}${quote}\\s*,`).test(source);
  });
}

const lines = linesOf(TABLE);

describe('the table of the specification', () => {
  test('has lines for each of its chapters, each with a test', () => {
    const chapters = new Set(lines.map(({ chapter }) => chapter.slice(0, 1)));
    expect([...chapters]).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
    const wrong = lines.filter(
      ({ says, tests }) => says === '' || !tests.every((named) => NAMED.test(named)),
    );
    expect(wrong).toEqual([]);
  });

  test('names only tests that exist', () => {
    const missing = lines.flatMap(({ says, tests }) =>
      tests.flatMap((named) => {
        const { file = '', title = '' } = NAMED.exec(named)?.groups ?? {};
        if (file === '') return [];
        const place = path.join(ROOT, file);
        if (!existsSync(place)) return [`${says}: there is no ${file}`];
        return hasTest(readFileSync(place, 'utf8'), title)
          ? []
          : [`${says}: ${file} has no test "${title}"`];
      }),
    );
    expect(missing).toEqual([]);
  });

  test('does not accept a title that is only quoted somewhere', () => {
    expect(hasTest("test('a title', () => {})", 'a title')).toBe(true);
    expect(hasTest("])('of %s', async () => {})", 'of %s')).toBe(true);
    expect(hasTest("describe('a title', () => {})", 'a title')).toBe(false);
    expect(hasTest("// 'a title',", 'a title')).toBe(false);
  });
});
