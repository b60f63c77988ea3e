import { expect, test } from 'vitest';
import { contrastOf, mixed } from './contrast.ts';

test('contrast is that of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#777777', '#777777')).toBe(1);
});

test('a colour that lets half through is mixed with the one below', () => {
  expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mixed('#123456', '#ffffff', 1)).toBe('#123456');
});
