import { expect, test } from 'vitest';
import { guardedStorage } from './guarded-storage.ts';

const METHODS = ['getItem', 'setItem', 'removeItem'] as const;

function storageRefusing(...refused: readonly (typeof METHODS)[number][]): Storage {
  const stored = new Map<string, string>();
  const whole = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
  const refuse = () => {
    throw new Error('refused');
  };
  return Object.assign(
    whole,
    Object.fromEntries(refused.map((name) => [name, refuse])),
  ) as unknown as Storage;
}

const combinations = Array.from({ length: 2 ** METHODS.length }, (_, bits) =>
  METHODS.filter((_method, place) => bits & (1 << place)),
);

test.each(combinations.map((refused) => [refused.join(', ') || 'nothing', refused] as const))(
  'a stored value is found and can be removed when the browser refuses %s',
  (_, refused) => {
    const found = storageRefusing(...refused);
    const storage = guardedStorage(() => found);
    expect(storage.getItem('cart')).toBeNull();
    storage.setItem('cart', 'one');
    // A value that cannot be read back counts as not stored.
    if (!refused.includes('getItem') || refused.includes('setItem'))
      expect(storage.getItem('cart')).toBe('one');
    expect(storage.outlivesPage('cart')).toBe(
      !refused.includes('getItem') && !refused.includes('setItem'),
    );
    storage.removeItem('cart');
    expect(storage.getItem('cart')).toBeNull();
    expect(storage.outlivesPage('cart')).toBe(false);
  },
);

test('access to the storage may be refused too', () => {
  const storage = guardedStorage(() => {
    throw new Error('refused');
  });
  storage.setItem('cart', 'one');
  expect(storage.getItem('cart')).toBe('one');
  storage.removeItem('cart');
  expect(storage.getItem('cart')).toBeNull();
});
