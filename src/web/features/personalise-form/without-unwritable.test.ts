import { expect, test } from 'vitest';
import { unwritableMessage } from '../../../domain/personalisation/unwritable-message.ts';
import { withoutUnwritable } from './without-unwritable.ts';

const refusal = (characters: string) => unwritableMessage('Name', characters.split(' '));

test.each([
  ['Siân 🦊', '🦊', ['🦊'], 'Siân'],
  ['Ann 🦊 & 🐙 Bo', '🦊 🐙', ['🦊', '🐙'], 'Ann & Bo'],
  ['Love ❤️', '❤', ['❤'], 'Love'],
  ['🦊', '🦊', ['🦊'], ''],
])('%j without %s', (text, named, characters, left) => {
  expect(withoutUnwritable(text, refusal(named))).toEqual({ characters, text: left });
});

test('a refusal of something else, or of a text that has changed since, takes nothing out', () => {
  expect(withoutUnwritable('Siân', 'Please fill in “Name”.')).toBeNull();
  expect(withoutUnwritable('Siân', refusal('🦊'))).toBeNull();
});
