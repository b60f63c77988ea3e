/** Loads a screen on first visit, with a timeout. The first failure reloads the page; a second is thrown. */
import { tabStorage, type GuardedStorage } from '../state/guarded-storage.ts';

const CHUNK_TIMEOUT_MS = 120_000;

export interface LazyLoadEnvironment {
  session: GuardedStorage;
  reload(): void;
  timeoutMs: number;
}

let destination: () => string | null = () => null;
/** The router's pending location: the address bar still shows the previous page. */
export function setDestination(asked: () => string | null): void {
  destination = asked;
}

const browser = (): LazyLoadEnvironment => ({
  session: tabStorage,
  reload: () => {
    const target = destination();
    if (target === null) window.location.reload();
    else window.location.assign(target);
  },
  timeoutMs: CHUNK_TIMEOUT_MS,
});

/**
 * Returns the loaded module. The first failure of a screen reloads the page and never settles; a
 * second in the same session is thrown. The reload fetches new URLs after a deployment.
 */
export async function loadOrReload<T>(
  screen: string,
  load: () => Promise<T>,
  environment = browser(),
): Promise<T> {
  const { session, reload, timeoutMs } = environment;
  const key = `lazy-reloaded:${screen}`;
  try {
    const loaded = await raceTimeout(load(), timeoutMs);
    session.removeItem(key);
    return loaded;
  } catch (failure) {
    if (session.getItem(key) !== null) {
      session.removeItem(key);
      throw failure;
    }
    session.setItem(key, '1');
    // Without a stored trace of this failure, the next one would reload again, in an endless loop.
    if (!session.outlivesPage(key)) throw failure;
    reload();
    return new Promise<never>(() => {});
  }
}

async function raceTimeout<T>(loading: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Loading chunk failed')), timeoutMs);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}
