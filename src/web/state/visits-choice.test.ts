import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
      removeItem: (name: string) => stored.delete(name),
    },
  });
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const open = async () => {
  const [choice, reading] = await Promise.all([
    import('./visits-choice.ts'),
    import('./read-stored-state.ts'),
  ]);
  return { ...choice, ...reading };
};

test('views are counted until the visitor declines, and nothing is stored before', async () => {
  const { visitsAllowed, readStoredState } = await open();
  await readStoredState();
  expect(visitsAllowed()).toBe(true);
  expect(stored.has('visits')).toBe(false);
});

test('a refusal is stored on the device, and read at the next visit', async () => {
  const first = await open();
  await first.readStoredState();
  first.setVisitsAllowed(false);
  expect(JSON.parse(stored.get('visits') ?? '')).toMatchObject({ state: { allowed: false } });
  vi.resetModules();
  const second = await open();
  expect(second.visitsAllowed()).toBe(true);
  await second.readStoredState();
  expect(second.visitsAllowed()).toBe(false);
});
