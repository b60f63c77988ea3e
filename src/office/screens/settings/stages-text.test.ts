import { expect, test } from 'vitest';
import { stagesFrom, stagesText } from './stages-text.ts';

test('stages are separated by commas; spaces and empty ones are left out', () => {
  expect(stagesFrom(' Printed,, Pressed ,')).toEqual(['Printed', 'Pressed']);
  expect(stagesFrom('')).toEqual([]);
  expect(stagesText(['Printed', 'Pressed'])).toBe('Printed, Pressed');
});
