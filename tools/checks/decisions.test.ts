import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DECISIONS_INDEX, decisionsIndex, readDecisions } from './decisions.ts';

test('decisions are numbered without gaps, as their files say', () => {
  const decisions = readDecisions();
  expect(decisions.map(({ number }) => number)).toEqual(decisions.map((_, place) => place + 1));
  for (const { file, number } of decisions) expect(Number(file.slice(0, 4))).toBe(number);
});

test('the index lists every decision with its status', () => {
  expect(readFileSync(DECISIONS_INDEX, 'utf8')).toBe(decisionsIndex());
});
