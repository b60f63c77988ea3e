import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadOrReload, type LazyLoadEnvironment } from './lazy-screen.ts';
import { guardedStorage } from '../state/guarded-storage.ts';

function environment(timeoutMs = 1000) {
  const stored = new Map<string, string>();
  const session = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    outlivesPage: (key: string) => stored.has(key),
  };
  return {
    session,
    reload: vi.fn<() => void>(),
    timeoutMs,
    kept: stored,
  } satisfies LazyLoadEnvironment & {
    kept: Map<string, string>;
  };
}

const failing = () => Promise.reject(new Error('network'));

describe('loadOrReload', () => {
  test('returns the module and clears an earlier failure', async () => {
    const here = environment();
    here.kept.set('lazy-reloaded:home', '1');
    await expect(loadOrReload('home', async () => 'module', here)).resolves.toBe('module');
    expect(here.kept.size).toBe(0);
  });

  test('reloads once for a screen, then throws', async () => {
    const here = environment();
    void loadOrReload('cart', failing, here);
    await vi.waitFor(() => expect(here.reload).toHaveBeenCalledOnce(), { timeout: 30_000 });
    expect(here.kept.has('lazy-reloaded:cart')).toBe(true);

    await expect(loadOrReload('cart', failing, here)).rejects.toThrow('network');
    expect(here.reload).toHaveBeenCalledOnce();
    expect(here.kept.size).toBe(0);
  });

  test('counts failures by screen', async () => {
    const here = environment();
    void loadOrReload('cart', failing, here);
    await vi.waitFor(() => expect(here.reload).toHaveBeenCalledOnce(), { timeout: 30_000 });
    void loadOrReload('home', failing, here);
    await vi.waitFor(() => expect(here.reload).toHaveBeenCalledTimes(2), { timeout: 30_000 });
    expect([...here.kept.keys()]).toEqual(['lazy-reloaded:cart', 'lazy-reloaded:home']);
  });

  test('gives up after the time-out with the message of a failed chunk', async () => {
    const here = environment(5);
    here.kept.set('lazy-reloaded:slow', '1');
    await expect(loadOrReload('slow', () => new Promise(() => {}), here)).rejects.toThrow(
      'Loading chunk failed',
    );
  });

  describe('in a browser', () => {
    afterEach(() => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    });

    test('waits 120 seconds for a screen before it reloads the page', async () => {
      const { session, reload } = environment();
      vi.useFakeTimers();
      vi.stubGlobal('window', { sessionStorage: session, location: { reload } });
      void loadOrReload('endless', () => new Promise(() => {}));
      await vi.advanceTimersByTimeAsync(119_999);
      expect(reload).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(reload).toHaveBeenCalledOnce();
    });
  });
});

test('if no trace of a failure can be stored, it is thrown and the page is not reloaded for ever', async () => {
  const reload = vi.fn<() => void>();
  const session = guardedStorage(() => {
    throw new Error('refused');
  });
  await expect(loadOrReload('cart', failing, { session, reload, timeoutMs: 1000 })).rejects.toThrow(
    'network',
  );
  expect(reload).not.toHaveBeenCalled();
});
