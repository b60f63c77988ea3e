/** How the three stores are stored on the device: versioned, with a fallback to memory if storage is refused. */
import { createJSONStorage, type PersistOptions } from 'zustand/middleware';
import { deviceStorage } from './guarded-storage.ts';

/**
 * Options of a persisted store. Reading waits for `readStoredState`, so that the first render
 * equals the server's. State of another version is discarded.
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
  };
}
