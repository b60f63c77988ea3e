/** Tells shared caches in front of the shop what has changed, so that they ask for it again. */
import { SECOND } from '../../domain/time/durations.ts';
import type { CatalogueVersion } from '../database/catalogue-version.ts';
import { EVERYTHING } from './surrogate-headers.ts';

export interface PurgeOptions {
  /** Origins of the caches. */
  caches: readonly string[];
  version: CatalogueVersion;
  onTrouble(detail: object, message: string): void;
}

/** More are purged by one key. */
const KEYS_AT_MOST = 100;
const ANSWERS_WITHIN_MS = 2 * SECOND;
const AGAIN_AFTER_MS = SECOND;
/** Then everything that was cached before the change has expired. */
const TRIES = 60;

/** Begins with everything: the pages of an earlier build name other scripts. */
export function purgeSharedCaches({ caches, version, onTrouble }: PurgeOptions) {
  const timers = new Set<NodeJS.Timeout>();
  const hosts = caches.map((cache) => purged(cache));
  version.onChange((touched) => {
    for (const host of hosts) host.add(touched ?? [EVERYTHING]);
  });
  for (const host of hosts) host.add([EVERYTHING]);

  function purged(cache: string) {
    /** Not sent yet, and sent once. */
    let [fresh, repeated] = [new Set<string>(), new Set<string>()];
    let isPlanned = false;
    let failures = 0;

    async function send(): Promise<void> {
      isPlanned = false;
      const [once, again] = [fresh, repeated];
      [fresh, repeated] = [new Set(), new Set()];
      // The cache may just be fetching a page made before the change, or from a process that has not heard of it.
      if (once.size > 0) later(() => plan(once, repeated), AGAIN_AFTER_MS);
      const keys = [...new Set([...once, ...again])];
      try {
        await purge(cache, keys.length > KEYS_AT_MOST ? [EVERYTHING] : keys);
        if (failures > 0) onTrouble({ cache }, 'a shared cache can be purged again');
        failures = 0;
      } catch (err) {
        failures += 1;
        if (failures === 1) onTrouble({ err, cache }, 'a shared cache could not be purged');
        if (failures < TRIES) plan(new Set(keys), repeated, AGAIN_AFTER_MS);
      }
    }

    function plan(keys: ReadonlySet<string>, to: Set<string>, afterMs = 0): void {
      for (const key of keys) to.add(key);
      if (isPlanned) return;
      isPlanned = true;
      later(() => void send(), afterMs);
    }

    return { add: (keys: readonly string[]) => plan(new Set(keys), fresh) };
  }

  function later(work: () => void, afterMs: number): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, afterMs);
    timer.unref();
    timers.add(timer);
  }

  return {
    async stop(): Promise<void> {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

async function purge(cache: string, keys: readonly string[]): Promise<void> {
  const response = await fetch(cache, {
    method: 'PURGE',
    headers: { xkey: keys.join(' ') },
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`It answered ${response.status}.`);
}
