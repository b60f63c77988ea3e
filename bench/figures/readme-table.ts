/** Writes the table of figures in README.md from the newest kept result of each figure and size. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMet, short } from './goals.ts';
import type { Figure } from './goals.ts';
import { RESULTS } from './results.ts';
import type { Result } from './results.ts';

const README = path.join(import.meta.dirname, '../../README.md');
const TABLE = /(?<=<!-- figures: npm run bench -- --readme -->\n)[^]*?(?=<!-- \/figures -->)/;

interface Row {
  figure: Figure;
  result: Result;
}

export function writeReadme(): void {
  const results = readFileSync(RESULTS, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Result);
  const readme = readFileSync(README, 'utf8');
  if (!TABLE.test(readme)) throw new Error('README.md has no place for the figures.');
  writeFileSync(
    README,
    readme.replace(TABLE, () => `${tableOf(results)}\n`),
  );
}

/** @param results the oldest first */
export function tableOf(results: readonly Result[]): string {
  const newest = new Map<string, Row>();
  for (const result of results)
    for (const figure of result.figures)
      newest.set(`${result.products} ${figure.name}`, { figure, result });
  const lines = [...newest.values()].map(
    ({ figure, result }) =>
      `| ${figure.name} | ${result.products.toLocaleString('en-GB')} | ${short(figure.value)} ${figure.unit}${spread(figure)} | ${goal(figure)} | ${isMet(figure) ? 'met' : 'not met'} | ${result.commit} |`,
  );
  return [
    '| measured | products | figure | goal | | commit |',
    '|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}

const goal = ({ atLeast, atMost }: Figure): string =>
  atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`;

function spread({ detail: { from, to } }: Figure): string {
  return from === undefined || to === undefined ? '' : ` (${short(from)} to ${short(to)})`;
}
