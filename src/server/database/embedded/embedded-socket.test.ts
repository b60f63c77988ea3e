import { expect, test } from 'vitest';
import { lacksSockets, socketFolder } from './embedded-socket.ts';

test.each([
  ['a plain folder', '/var/lib/keepsake/postgres', '/var/lib/keepsake/postgres'],
  ['a path that no socket may have', `/srv/${'deep/'.repeat(16)}postgres`, ''],
  ['a comma, which would make two folders of it', '/srv/mugs, cards/postgres', ''],
  ['a quote', '/srv/"best"/postgres', ''],
])('%s', (_, folder, expected) => {
  expect(socketFolder(folder, 'linux')).toBe(expected);
});

test('Windows has none', () => {
  expect(socketFolder('/keepsake/postgres', 'win32')).toBe('');
});

test.each([
  ['FATAL:  could not create any Unix-domain sockets', true],
  ['LOG:  could not bind Unix address "/data/.s.PGSQL.5432": Operation not permitted', true],
  ['LOG:  could not bind IPv4 address "127.0.0.1": Address already in use', false],
])('%s', (failure, expected) => {
  expect(lacksSockets(failure)).toBe(expected);
});
