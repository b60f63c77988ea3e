import { expect, test } from 'vitest';
import { nextStage } from './stages.ts';

const STAGES = ['Printed', 'Pressed'];

test.each([
  ['a piece that is begun', 'making', null, 'Printed'],
  ['one at the first stage', 'making', 'Printed', 'Pressed'],
  ['one at the last stage', 'making', 'Pressed', null],
  ['one at a stage that is no longer there', 'making', 'Engraved', null],
  ['one that waits', 'waiting', null, null],
  ['one that is made', 'made', null, null],
] as const)('the next stage of %s', (_, state, stage, expected) => {
  expect(nextStage(STAGES, { state, stage })).toBe(expected);
});

test('a process without stages has none', () => {
  expect(nextStage([], { state: 'making', stage: null })).toBeNull();
});
