/** How the three stores are kept on the device: versioned, discarded when the version differs, in memory where storage is refused. */
import { createJSONStorage, type PersistOptions, type StateStorage } from 'zustand/middleware';

const memory = new Map<string, string>();

/** Local storage throws in private windows, when full and where cookies are blocked; then the state lives as long as the page. */
export const deviceStorage: StateStorage = {
  getItem(name) {
    if (memory.has(name)) return memory.get(name) ?? null;
    try {
      return window.localStorage.getItem(name);
    } catch {
      return null;
    }
  },
  setItem(name, value) {
    try {
      window.localStorage.setItem(name, value);
      memory.delete(name);
    } catch {
      memory.set(name, value);
    }
  },
  removeItem(name) {
    memory.delete(name);
    try {
      window.localStorage.removeItem(name);
    } catch {
      // Nothing was kept there.
    }
  },
};

/**
 * Options of a stored store. Reading waits for `readStoredState`, so that the first render equals the server's;
 * state of another version is dropped.
 */
export function storedAs<State extends object>(
  name: string,
  version: number,
): PersistOptions<State, Partial<State>> {
  return {
    name,
    version,
    storage: createJSONStorage<Partial<State>>(() => deviceStorage),
    skipHydration: true,
    migrate: () => ({}),
    partialize: withoutActions,
  };
}

/** Actions are functions beside the data; JSON would drop them anyway, saying so keeps the stored form plain. */
function withoutActions<State extends object>(state: State): Partial<State> {
  return Object.fromEntries(
    Object.entries(state).filter(([, value]) => typeof value !== 'function'),
  ) as Partial<State>;
}
