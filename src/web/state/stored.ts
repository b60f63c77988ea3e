/** How the three stores are kept on the device: versioned, discarded when the version differs, in memory where storage is refused. */
import { createJSONStorage, type PersistOptions } from 'zustand/middleware';
import { deviceStorage } from './guarded-storage.ts';

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
