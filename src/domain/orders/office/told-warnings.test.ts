import { expect, test } from 'vitest';
import type { DesignWarning } from '../../personalisation/design-warning.ts';
import { stillTold, toldWarnings } from './told-warnings.ts';

const cutOff = (text: string): DesignWarning => ({
  kind: 'outsideSafe',
  part: 'text',
  label: 'Name',
  text,
});
const blurred: DesignWarning = { kind: 'resolution', part: 'photo', label: '', text: '' };
const added: DesignWarning = { kind: 'tooSmall', part: 'text', label: '', text: 'Est. 2026' };

test('each warning names its part, in one line', () => {
  expect(toldWarnings([cutOff('Nana Gwen'), added, blurred])).toBe(
    'The customer was warned: Name “Nana Gwen” may be cut off. ' +
      'Text “Est. 2026” may be too small to read. A photograph may look blurred.',
  );
});

test('without warnings nothing is said', () => expect(toldWarnings([])).toBe(''));

test('after a change of words, what was told and is still the case is kept with the new words', () => {
  expect(stillTold([cutOff('Nana Gwen')], [cutOff('Mam'), added])).toEqual([cutOff('Mam')]);
  expect(stillTold([cutOff('Nana Gwen'), blurred], [blurred])).toEqual([blurred]);
  expect(stillTold([], [added])).toEqual([]);
});
