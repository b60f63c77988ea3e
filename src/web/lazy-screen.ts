/** Loads a screen on first visit: raced with a time-out, reloading the page once before a failure is raised. */

const CHUNK_TIMEOUT_MS = 120_000;

export interface LazyLoadEnvironment {
  session: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  reload(): void;
  timeoutMs: number;
}

let destination: () => string | undefined = () => undefined;
/** The router's word on where the shopper is going: the address bar still shows the page before. */
export function setDestination(asked: () => string | undefined): void {
  destination = asked;
}

const browser = (): LazyLoadEnvironment => ({
  session: sessionOrNone(),
  reload: () => {
    const target = destination();
    if (target === undefined) window.location.reload();
    else window.location.assign(target);
  },
  timeoutMs: CHUNK_TIMEOUT_MS,
});

/** Where storage is refused nobody could tell a second failure from the first: each counts as the second. */
function sessionOrNone(): LazyLoadEnvironment['session'] {
  try {
    return window.sessionStorage;
  } catch {
    return { getItem: () => 'refused', setItem: () => {}, removeItem: () => {} };
  }
}

/**
 * Answers the loaded module. The first failure of a screen reloads the page and never settles; a second in the
 * same session is thrown. The reload is what fetches new addresses after a deployment.
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
