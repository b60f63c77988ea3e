/** Storage that may throw at any of its methods, as in private windows, when full, and where cookies are blocked: what it refuses lives as long as the page. */

export interface GuardedStorage {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
  /** Whether another page of this origin would find it. */
  outlivesPage(name: string): boolean;
}

/** @param find asking for a storage may throw too */
export function guardedStorage(find: () => Storage): GuardedStorage {
  /** Null where something could not be removed. */
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

/** Of this device. */
export const deviceStorage = guardedStorage(() => window.localStorage);
/** Of this tab, until it is closed. */
export const tabStorage = guardedStorage(() => window.sessionStorage);
