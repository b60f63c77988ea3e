/** Goes from page to page: loads the next one, then changes address and screen together. */
import { createPath, resolvePath, type Location, type To } from 'react-router';
import { loadPage, type Page } from './load-page.ts';
import { Redirect, type Match, type Services } from './route.ts';
import type { ShopHistory } from './shop-history.ts';

export interface RouterState {
  location: Location;
  page: Page;
  /** Where a navigation that is loading goes to. */
  pending: Location | null;
  /** Whether the page stays where it is scrolled to. */
  keepsScroll: boolean;
  /** Whether to fade to the page from the one before. */
  fades: boolean;
}

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
  preventScrollReset?: boolean;
  /** Makes a search part of the wanted one and of that of a navigation on the same path that is loading. */
  amends?: ((wanted: string, latest: string) => string) | undefined;
}

/** Lets dialogs have entries of their own in the history (docs/decisions/0050). */
export interface DialogEntries {
  /** Called before a page is left. A promise delays that until the dialogs' entries are gone. */
  leave(): Promise<void> | undefined;
  /** Called on Back and Forward. Returns whether they reached another entry of the same page. */
  arrive(): boolean;
}

export interface RouterParts {
  match(pathname: string): Match;
  history: ShopHistory;
  services: Services;
  first: Pick<RouterState, 'location' | 'page'>;
}

type Journey = Pick<RouterState, 'keepsScroll' | 'fades'> & { action: 'push' | 'replace' | 'pop' };

export class PageRouter {
  state: RouterState;
  readonly #parts: RouterParts;
  readonly #listeners = new Set<(state: RouterState) => void>();
  /** Counts navigations: only the latest may finish. */
  #turn = 0;
  #dialogs: DialogEntries | null = null;

  constructor(parts: RouterParts) {
    this.#parts = parts;
    this.state = { ...parts.first, pending: null, keepsScroll: false, fades: false };
    parts.history.listen((location, fades) => {
      if (this.#dialogs?.arrive()) return;
      void this.#go(location, { action: 'pop', keepsScroll: false, fades });
    });
  }

  subscribe(listener: (state: RouterState) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  attachDialogs(entries: DialogEntries): () => void {
    this.#dialogs = entries;
    return () => {
      this.#dialogs = null;
    };
  }

  /** Resolves when the page is shown, or when another navigation has taken its place. */
  readonly navigate = (to: To, options: NavigateOptions = {}): Promise<void> => {
    const { replace = false, state = null, preventScrollReset = false, amends } = options;
    const location = this.#located(to, state);
    const latest = this.state.pending ?? this.state.location;
    if (amends && latest.pathname === location.pathname)
      location.search = amends(location.search, latest.search);
    return this.#go(location, {
      action: replace ? 'replace' : 'push',
      keepsScroll: preventScrollReset,
      fades: !replace,
    });
  };

  match(pathname: string): Match {
    return this.#parts.match(pathname);
  }

  get services(): Services {
    return this.#parts.services;
  }

  async #go(to: Location, journey: Journey): Promise<void> {
    const { history, services } = this.#parts;
    const mine = ++this.#turn;
    this.#update({ pending: to });
    if (journey.action !== 'pop') await this.#dialogs?.leave();
    if (mine !== this.#turn) return;
    history.leave(this.state.location);
    if (isHashChange(this.state.location, to)) {
      this.#finish(to, this.state.page, journey);
      return;
    }
    try {
      const page = await loadPage(this.match(to.pathname), history.urlOf(to), services);
      if (mine === this.#turn) this.#finish(to, page, journey);
    } catch (failure) {
      if (!(failure instanceof Redirect)) throw failure;
      if (mine !== this.#turn) return;
      // The browser is already at the entry that Back reached.
      const action = journey.action === 'pop' ? 'replace' : journey.action;
      await this.#go(this.#located(failure.location, to.state), { ...journey, action });
    }
  }

  #finish(location: Location, page: Page, { action, keepsScroll, fades }: Journey): void {
    if (action !== 'pop') this.#parts.history[action](location);
    const isOtherScreen = location.pathname !== this.state.location.pathname;
    this.#update({ location, page, keepsScroll, pending: null, fades: fades && isOtherScreen });
  }

  #update(change: Partial<RouterState>): void {
    this.state = { ...this.state, fades: false, ...change };
    for (const listener of this.#listeners) listener(this.state);
  }

  #located(to: To, state: unknown): Location {
    const key = Math.random().toString(36).slice(2, 10);
    return { ...resolvePath(to, this.state.location.pathname), state, key };
  }
}

/** Such a change stays on the page. Without a hash the page is loaded again. */
function isHashChange(from: Location, to: Location): boolean {
  return createPath({ ...from, hash: '' }) === createPath({ ...to, hash: '' }) && to.hash !== '';
}
