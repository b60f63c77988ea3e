import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Bundle } from '../../../domain/text/read-translations.ts';
import { readSections } from './read-sections.ts';
import { splitLinks } from './split-links.ts';

const PAGE: Bundle = {
  heading: 'Not a section',
  sections: {
    first: {
      title: 'First',
      p1: 'Before',
      list1: { one: 'One', two: 'Two' },
      p2: 'After',
      note1: 'Mind this',
    },
    second: {
      title: 'Second',
      steps1: { one: 'Then' },
      table1: { head: { a: 'A', b: 'B' }, row: { a: '1', b: '2' } },
      cards1: { head: { a: 'A', b: 'B' }, row: { a: '1', b: '2' } },
    },
  },
};

describe('the sections of a page', () => {
  test('appear in order, each block by its kind', () => {
    const [first, second] = readSections(PAGE);
    expect(first).toEqual({
      id: 'first',
      titleKey: 'sections.first.title',
      blocks: [
        { kind: 'paragraph', key: 'sections.first.p1' },
        {
          kind: 'list',
          key: 'sections.first.list1',
          items: ['sections.first.list1.one', 'sections.first.list1.two'],
        },
        { kind: 'paragraph', key: 'sections.first.p2' },
        { kind: 'note', key: 'sections.first.note1' },
      ],
    });
    expect(second?.blocks.map(({ kind }) => kind)).toEqual(['steps', 'table', 'cards']);
    expect(second?.blocks[1]).toMatchObject({
      head: ['sections.second.table1.head.a', 'sections.second.table1.head.b'],
      rows: [['sections.second.table1.row.a', 'sections.second.table1.row.b']],
    });
  });

  test('may lack a block, or an item of a list', () => {
    const [first] = readSections(PAGE, ['first.p1', 'first.list1.one']);
    expect(first?.blocks.map(({ kind }) => kind)).toEqual(['list', 'paragraph', 'note']);
    expect(first?.blocks[0]).toMatchObject({ items: ['sections.first.list1.two'] });
  });

  test('of a page without any are empty', () => {
    expect(readSections({ heading: 'Nothing more' })).toEqual([]);
  });
});

test('links are recognised within plain text', () => {
  expect(splitLinks('See [Returns](/legal/returns), or [write](mailto:a@b.example).')).toEqual([
    { text: 'See ' },
    { text: 'Returns', to: '/legal/returns' },
    { text: ', or ' },
    { text: 'write', to: 'mailto:a@b.example' },
    { text: '.' },
  ]);
  expect(splitLinks('None')).toEqual([{ text: 'None' }]);
});

test('every row of a table or card has a cell under each heading', () => {
  for (const page of ['legal-returns', 'legal-privacy', 'legal-cookie']) {
    const translations = JSON.parse(readFileSync(`locales/en/${page}.json`, 'utf8')) as Bundle;
    const blocks = readSections(translations).flatMap((section) => section.blocks);
    const tables = blocks.flatMap((block) => ('rows' in block ? [block] : []));
    expect(tables.length).toBeGreaterThan(0);
    for (const { head, rows } of tables)
      expect(rows.map((row) => row.length)).toEqual(rows.map(() => head.length));
  }
});
