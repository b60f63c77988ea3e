import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDesignsOfTab } from './designs-of-tab.ts';
import { keepSeen, notePainted, seenPicture, type PaintedDesign } from './seen-pictures.ts';

const tab = new Map<string, string>();
const storage = {
  getItem: (name: string) => tab.get(name) ?? null,
  setItem: (name: string, value: string) => tab.set(name, value),
  removeItem: (name: string) => tab.delete(name),
};

/** A copy is the name of the canvas that it was made from. */
function copying() {
  let from = '';
  return {
    getContext: () => ({ drawImage: ({ name }: { name: string }) => (from = name) }),
    toDataURL: () => `data:${from}`,
  };
}

beforeEach(() => {
  vi.stubGlobal('window', { sessionStorage: storage });
  vi.stubGlobal('document', { createElement: copying });
});
afterEach(() => {
  vi.unstubAllGlobals();
  tab.clear();
});

const canvas = (name: string) => ({ name }) as unknown as HTMLCanvasElement;
const mug = (name: string): PaintedDesign => ({
  slug: 'mug',
  plate: 'white-mug',
  personalisation: { v: 1, fields: { name, below: '' } },
});
const line = (name: string, angle = 'front') => ({ productId: 'p1', angle, ...mug(name) });

test('what is painted of an added line is seen in the cart, from every angle', () => {
  notePainted(mug('Siân'), 'front', canvas('front of Siân'));
  notePainted(mug('Siân'), 'back', canvas('back of Siân'));
  keepSeen(line('Siân'));
  expect(seenPicture(line('Siân'))).toBe('data:front of Siân');
  expect(seenPicture(line('Siân', 'back'))).toBe('data:back of Siân');
  expect(seenPicture(line('Siân', 'kitchen'))).toBeUndefined();
});

test('a picture of other words is never taken', () => {
  notePainted(mug('Siâ'), 'front', canvas('front of Siâ'));
  keepSeen(line('Siân'));
  expect(seenPicture(line('Siân'))).toBeUndefined();
  expect(seenPicture(line('Siâ'))).toBeUndefined();
});

test('a line that is painted only after it was added is seen too', () => {
  keepSeen(line('Rhys'));
  notePainted(mug('Rhys'), 'front', canvas('front of Rhys'));
  expect(seenPicture(line('Rhys'))).toBe('data:front of Rhys');
});

test('a sample that is shown for an empty field is not what is made', () => {
  const sampled: PaintedDesign = { ...mug(''), personalisation: { v: 1, fields: {} } };
  notePainted(sampled, 'front', canvas('sample'));
  keepSeen({ ...line(''), personalisation: { v: 1, fields: { name: '', below: '' } } });
  expect(seenPicture(line(''))).toBeUndefined();
});

test('the pictures end with the session, and only the newest are kept', () => {
  for (let number = 0; number < 30; number += 1) {
    notePainted(mug(`name ${number}`), 'front', canvas('mug'));
    keepSeen(line(`name ${number}`));
  }
  expect(seenPicture(line('name 29'))).toBe('data:mug');
  expect(seenPicture(line('name 0'))).toBeUndefined();
  forgetDesignsOfTab();
  expect(seenPicture(line('name 29'))).toBeUndefined();
});
