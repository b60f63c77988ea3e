/**
 * Storage that falls back to memory when the browser's throws: in private windows, when full, or
 * with cookies blocked.
 */

export interface GuardedStorage {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
  /** Whether another page of this origin can read it. */
  outlivesPage(name: string): boolean;
}

/** @param find returns the storage; it may throw too */
export function guardedStorage(find: () => Storage): GuardedStorage {
  /** Null for a value that could not be removed. */
  const refused = new Map<string, string | null>();

  function read(name: string): string | null {
    try {
      return find().getItem(name);
    } catch {
      return null;
    }
  }

  return {
    getItem: (name) => (refused.has(name) ? (refused.get(name) ?? null) : read(name)),

    setItem(name, value) {
      try {
        find().setItem(name, value);
        refused.delete(name);
      } catch {
        refused.set(name, value);
      }
    },

    removeItem(name) {
      try {
        find().removeItem(name);
        refused.delete(name);
      } catch {
        refused.set(name, null);
      }
    },

    outlivesPage: (name) => !refused.has(name) && read(name) !== null,
  };
}

/** Shared by all tabs of this device. */
export const deviceStorage = guardedStorage(() => window.localStorage);
/** For this tab, until it is closed. */
export const tabStorage = guardedStorage(() => window.sessionStorage);
