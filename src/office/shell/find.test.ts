import { expect, test } from 'vitest';
import { findAll } from './find.ts';

const ENTRIES = [
  { key: 'keys', name: 'Show all keys', also: 'shortcuts keyboard' },
  { key: 'staff', name: 'Staff' },
  { key: 'invite', name: 'Invite a member of the staff', also: 'new colleague' },
  { key: 'journal', name: 'Journal' },
];
const keys = (typed: string) => findAll(ENTRIES, typed).map(({ key }) => key);

test('nothing typed finds everything', () => {
  expect(keys('  ')).toEqual(['keys', 'staff', 'invite', 'journal']);
});

test('a name that begins with what was typed comes first', () => {
  expect(keys('sta')).toEqual(['staff', 'invite']);
  expect(keys('STAFF')).toEqual(['staff', 'invite']);
});

test('every word must begin a word of the name or of its other words', () => {
  expect(keys('new coll')).toEqual(['invite']);
  expect(keys('invite journal')).toEqual([]);
  expect(keys('tutto')).toEqual([]);
});
