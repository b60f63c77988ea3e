import { expect, test } from 'vitest';
import { avatarAddress, initialsOf } from './avatar-address.ts';

test('an avatar is requested by the SHA-256 of the trimmed, lower-case email', async () => {
  const address = await avatarAddress('https://avatars.test/avatar', ' Sian@Example.org ');
  expect(address).toBe(
    'https://avatars.test/avatar/b587a1020edabaab1eb7f52bcc5f52f6d3e8912b9724b09835e8d5a33dc36092?s=128&d=404',
  );
});

test('without an avatar service none is requested', async () => {
  expect(await avatarAddress('', 'sian@example.org')).toBeUndefined();
});

test.each([
  [{ firstName: 'Siân', lastName: 'Price', email: 'a@b.c' }, 'SP'],
  [{ firstName: ' émile', lastName: '', email: 'a@b.c' }, 'É'],
  [{ firstName: '', lastName: '', email: 'zoe@example.org' }, 'Z'],
])('%j has the initials %s', (user, initials) => {
  expect(initialsOf(user)).toBe(initials);
});
