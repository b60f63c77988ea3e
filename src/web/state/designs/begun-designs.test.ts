import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BegunDesign } from './begun-designs.ts';
import { begunDesign, forgetBegun, keepBegun } from './begun-designs.ts';
import { BEGUN, forgetDesignsOfTab } from './designs-of-tab.ts';

const tab = new Map<string, string>();
const storage = {
  getItem: (name: string) => tab.get(name) ?? null,
  setItem: (name: string, value: string) => tab.set(name, value),
  removeItem: (name: string) => tab.delete(name),
};

beforeEach(() => vi.stubGlobal('window', { sessionStorage: storage }));
afterEach(() => {
  vi.unstubAllGlobals();
  tab.clear();
});

const design = (name: string): BegunDesign => ({
  typed: { name },
  edits: {},
  wordless: false,
  finish: 'white',
  options: {},
});

test('a design is kept by product, until it is forgotten', () => {
  keepBegun('mug', '', design('Ffion'));
  keepBegun('slate', '', design('Rhys'));
  keepBegun('mug', '', design('Ffion Haf'));
  expect(begunDesign('mug', '')).toEqual(design('Ffion Haf'));
  forgetBegun('mug');
  expect(begunDesign('mug', '')).toBeUndefined();
  expect(begunDesign('slate', '')).toEqual(design('Rhys'));
});

test('one begun with a cart line is not shown on a page that began with nothing', () => {
  keepBegun('mug', '{"fields":{}}', design('Ffion'));
  expect(begunDesign('mug', '')).toBeUndefined();
  expect(begunDesign('mug', '{"fields":{}}')).toEqual(design('Ffion'));
});

test('the oldest of many is given up, and all end with the session', () => {
  for (let nth = 0; nth <= 20; nth += 1) keepBegun(`mug-${nth}`, '', design('Ffion'));
  expect(begunDesign('mug-0', '')).toBeUndefined();
  expect(begunDesign('mug-1', '')).toBeDefined();
  forgetDesignsOfTab();
  expect(begunDesign('mug-20', '')).toBeUndefined();
});

test('what another release has stored is not read', () => {
  tab.set(BEGUN, JSON.stringify({ version: 0, designs: [{ slug: 'mug', begunWith: '' }] }));
  expect(begunDesign('mug', '')).toBeUndefined();
});
