/** Counts changes of what the shop shows, notified by every process that shares the database. */
import { listen } from './connection/persistent-connection.ts';

/** The surrogate keys of what shows the changed rows; null for everything. */
export type Touched = readonly string[] | null;

export interface CatalogueVersion {
  current(): number;
  onChange(listener: (touched: Touched) => void): void;
  /** Whether a change after version `asOf` touched everything or one of the keys. */
  hasTouched(asOf: number, keys: ReadonlySet<string>): boolean;
}

export interface CatalogueListener extends CatalogueVersion {
  stop(): Promise<void>;
}

/** What was begun more changes ago counts as touched. */
const CHANGES_REMEMBERED = 1000;

export async function listenToCatalogue(url: string): Promise<CatalogueListener> {
  const version = countedChanges();
  // After an interruption anything may have changed; `listen` reports it with null.
  const connection = await listen(url, 'catalogue', (payload) =>
    version.change(payload ? payload.split(' ') : null),
  );
  return { ...version, stop: () => connection.stop() };
}

/** Counts the changes that its `change` is called with. */
export function countedChanges() {
  const listeners: ((touched: Touched) => void)[] = [];
  const latest: Touched[] = [];
  let version = 0;
  return {
    current: () => version,
    onChange: (listener: (touched: Touched) => void) => void listeners.push(listener),
    hasTouched(asOf: number, keys: ReadonlySet<string>) {
      const since = version - asOf;
      if (since === 0) return false;
      if (since > latest.length) return true;
      return latest
        .slice(-since)
        .some((touched) => !touched || touched.some((key) => keys.has(key)));
    },
    change(touched: Touched) {
      version += 1;
      latest.push(touched);
      if (latest.length > CHANGES_REMEMBERED) latest.shift();
      for (const listener of listeners) listener(touched);
    },
  };
}

interface Changing {
  onChange(listener: () => void): void;
}

/** Also counts the changes of something else that every page shows. */
export function versionWith(catalogue: CatalogueVersion, other: Changing): CatalogueVersion {
  const both = countedChanges();
  catalogue.onChange(both.change);
  other.onChange(() => both.change(null));
  return both;
}
