/** Counts changes of what the shop shows, notified by every process that shares the database. */
import { listen } from './connection/persistent-connection.ts';

export interface CatalogueVersion {
  current(): number;
  onChange(listener: () => void): void;
}

export interface CatalogueListener extends CatalogueVersion {
  stop(): Promise<void>;
}

export async function listenToCatalogue(url: string): Promise<CatalogueListener> {
  const listeners: (() => void)[] = [];
  let version = 0;
  // After an interruption anything may have changed; `listen` reports it as one more notification.
  const connection = await listen(url, 'catalogue', () => {
    version += 1;
    for (const listener of listeners) listener();
  });
  return {
    current: () => version,
    onChange: (listener) => listeners.push(listener),
    stop: () => connection.stop(),
  };
}

interface Changing {
  onChange(listener: () => void): void;
}

/** Also counts the changes of something else that pages show. */
export function versionWith(catalogue: CatalogueVersion, other: Changing): CatalogueVersion {
  let changes = 0;
  other.onChange(() => (changes += 1));
  return {
    current: () => catalogue.current() + changes,
    onChange: (listener) => {
      catalogue.onChange(listener);
      other.onChange(listener);
    },
  };
}
