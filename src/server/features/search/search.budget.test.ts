import { expect, test } from 'vitest';
import { withoutBudget } from './search.budget.ts';

test.each([
  ['gifts under 20', ['gifts'], 2000],
  ['mug less than 15 pounds', ['mug', 'pounds'], 1500],
  ['under 5 coaster', ['coaster'], 500],
  ['under the sea', ['under', 'the', 'sea'], undefined],
  ['40 birthday', ['40', 'birthday'], undefined],
  ['under 0', ['under', '0'], undefined],
])('“%s” leaves %j, at most %s pence', (typed, words, maxPence) => {
  expect(withoutBudget(typed.split(' '))).toEqual({ words, maxPence });
});
