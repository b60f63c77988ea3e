import { expect, test } from 'vitest';
import { plainly, type ReportedProblem } from './reported-problem.ts';

const white = (layer: string): ReportedProblem => ({ kind: 'noWhiteInk', layer, severity: 'warn' });

test('white is not told of words that are told to be unseen', () => {
  const unreadable: ReportedProblem = { kind: 'unreadable', layer: 'name', severity: 'refuse' };
  const pale: ReportedProblem = { kind: 'lowContrast', layer: 'line', severity: 'warn' };
  const problems = [white('name'), white('line'), white('star'), unreadable, pale];
  expect(plainly(problems)).toEqual([white('star'), unreadable, pale]);
});
