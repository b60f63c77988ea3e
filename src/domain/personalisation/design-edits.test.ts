import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../canonical.ts';
import { normaliseEdits, uploadsOf, type DesignEdits, type OwnText } from './design-edits.ts';
import {
  canonicalPersonalisation,
  checkPersonalisation,
  normalisePersonalisation,
  personalisationTexts,
} from './personalisation.ts';

const text: OwnText = {
  type: 'text',
  id: 'a1',
  x: 10,
  y: 20,
  text: 'Nos da\nCariad',
  font: 'script',
  size: 8,
  fill: '#1f2a24',
  align: 'centre',
};
const rules = [{ name: 'name', label: 'Name', maxLength: 8 }];

describe('edits', () => {
  test('that change nothing normalise to undefined', () => {
    expect(normaliseEdits(undefined)).toBeUndefined();
    expect(normaliseEdits({ words: {}, without: [], own: [] })).toBeUndefined();
    expect(
      normaliseEdits({ words: { name: {} }, own: [{ ...text, text: ' \n' }] }),
    ).toBeUndefined();
  });

  test('have one normal form', () => {
    const edits: DesignEdits = {
      without: ['rect', 'path', 'rect'],
      own: [{ ...text, text: 'Sia\u0302n\r\n &\tRhys  ' }],
    };
    const once = normaliseEdits(edits);
    expect(once).toEqual({ without: ['path', 'rect'], own: [{ ...text, text: 'Siân\n & Rhys' }] });
    expect(normaliseEdits(once)).toEqual(once);
  });

  test('list the photographs they use, once each', () => {
    const photo = {
      type: 'photo' as const,
      x: 0,
      y: 0,
      w: 40,
      h: 30,
      upload: 'one',
      crop: {
        x: 0,
        y: 0,
        w: 1,
        h: 1,
      },
      tone: 'colour' as const,
    };
    const own = [text, { ...photo, id: 'p1' }, { ...photo, id: 'p2' }];
    expect(uploadsOf({ own })).toEqual(['one']);
    expect(uploadsOf(undefined)).toEqual([]);
  });
});

describe('a personalisation with edits', () => {
  test('is valid with empty fields', () => {
    const given = normalisePersonalisation({ v: 1, fields: {}, edits: { own: [text] } }, rules);
    expect(given).toEqual({ v: 1, fields: { name: '' }, edits: { own: [text] } });
    expect(checkPersonalisation(given, rules)).toEqual([]);
    expect(personalisationTexts(given, rules)).toEqual([
      { label: 'Text', text: 'Nos da / Cariad' },
    ]);
  });

  test('calls an added emoji one', () => {
    const heart = { ...text, text: '❤', font: 'emoji' };
    const given = { v: 1 as const, fields: {}, edits: { own: [heart] } };
    expect(personalisationTexts(given, rules)).toEqual([{ label: 'Symbol', text: '❤' }]);
  });

  test('differs from the same texts without edits, whatever the order of its keys', () => {
    const texts = { v: 1 as const, fields: { name: 'Wren' } };
    const { x, y, ...rest } = text;
    const one = canonicalPersonalisation({ ...texts, edits: { own: [text] } });
    const other = canonicalPersonalisation({ ...texts, edits: { own: [{ ...rest, y, x }] } });
    expect(one).toBe(other);
    expect(one).not.toBe(canonicalPersonalisation(texts));
    expect(canonicalPersonalisation(texts)).toBe('[1,[["name","Wren"]]]');
  });
});

test('canonical text sorts keys at every depth and leaves lists as they are', () => {
  expect(canonicalJson({ b: [{ d: 1, c: undefined }, 2], a: null })).toBe(
    '{"a":null,"b":[{"d":1},2]}',
  );
});
