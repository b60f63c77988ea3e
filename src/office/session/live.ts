/** Hears from the server what has changed, so that open pages show it without being loaded again. */
import type { QueryFilters } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { ChangeTopic, OfficeChange } from '../../domain/staff/office-changes.ts';
import { queryClient } from '../api/query-client.ts';
import { spaced } from './spaced.ts';

const ADDRESS = '/api/office/changes?for=hour';
const RETRY_MS = 10_000;
const PAUSE_MS = 2000;
/** The board shows a colleague's move within two seconds, also when it follows another. */
const PIECE_PAUSE_MS = 1000;

interface Effect {
  /** Keys of what is loaded again at once. */
  reloaded: readonly (readonly string[])[];
  /** Lists that say that they are outdated, because nothing moves under the hand. */
  outdated: readonly string[];
}

const EFFECTS: Record<ChangeTopic, Effect> = {
  order: {
    reloaded: [
      ['today'],
      ['orders', 'counts'],
      ['orders', 'one'],
      ['customers', 'one'],
      ['workshop', 'board'],
      ['workshop', 'sending'],
    ],
    outdated: ['orders', 'customers'],
  },
  orderDetail: { reloaded: [['orders', 'one']], outdated: [] },
  piece: {
    reloaded: [['workshop'], ['orders', 'one']],
    outdated: [],
  },
  handover: { reloaded: [['workshop', 'sending']], outdated: [] },
  review: { reloaded: [['today'], ['orders', 'counts']], outdated: ['reviews', 'orders'] },
  message: { reloaded: [['today'], ['message']], outdated: ['messages'] },
  template: { reloaded: [['templates']], outdated: [] },
  stock: { reloaded: [['today'], ['stock', 'counts']], outdated: ['stock'] },
  job: { reloaded: [['today']], outdated: ['jobs'] },
  staff: { reloaded: [['session']], outdated: ['staff'] },
  maker: { reloaded: [['tablet']], outdated: [] },
  /** Machines and stages are on the board. */
  settings: { reloaded: [['settings'], ['workshop']], outdated: [] },
  draftReply: { reloaded: [['today']], outdated: [] },
  customer: { reloaded: [['customers', 'one']], outdated: ['customers'] },
  everything: {
    reloaded: [
      ['today'],
      ['orders', 'counts'],
      ['orders', 'one'],
      ['customers', 'one'],
      ['workshop'],
      ['message'],
      ['templates'],
      ['settings'],
      ['tablet'],
      ['session'],
    ],
    outdated: ['orders', 'reviews', 'customers', 'messages', 'stock', 'jobs', 'staff'],
  },
};

let isOpen = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What is still on its way may have been read before the change, so it is asked for again. */
async function reload(filters: QueryFilters): Promise<void> {
  await queryClient.cancelQueries(filters);
  await queryClient.invalidateQueries(filters);
}

const rowsOf = (list: string) => [list, 'list'];

function markOutdated(list: string): void {
  const queryKey = rowsOf(list);
  if (queryClient.isFetching({ queryKey }) > 0) void reload({ queryKey });
  else void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** Applies one event of the stream. */
export function applyChange(about: ChangeTopic): void {
  const { reloaded, outdated } = EFFECTS[about];
  for (const queryKey of reloaded) void reload({ queryKey });
  for (const list of outdated) markOutdated(list);
}

/** While hundreds of orders arrive, a page asks every two seconds and not for each of them. */
const hearOther = spaced(applyChange, PAUSE_MS);
const hearPiece = spaced(applyChange, PIECE_PAUSE_MS);
const hearChange = (about: ChangeTopic) => (about === 'piece' ? hearPiece : hearOther)(about);

const firstOpened = Promise.withResolvers<void>();

/** When the stream is open for the first time: what is asked for from then on is not asked for again. */
export const onceListening = (): Promise<void> => firstOpened.promise;

/** What was loaded before the stream opened may have changed since. */
const catchUp = () => reload({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });

function setOpen(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

/**
 * The browser connects again by itself, unless it was refused, for example while Postgres restarted.
 * What was missed while there was no stream is loaded again.
 */
function listenForChanges({ isAgain }: { isAgain: boolean }) {
  let hasOpened = false;
  const stream = new EventSource(ADDRESS);
  stream.addEventListener('open', () => {
    setOpen(true);
    if (isAgain || hasOpened) applyChange('everything');
    else void catchUp().then(() => firstOpened.resolve());
    hasOpened = true;
  });
  stream.addEventListener('error', () => setOpen(false));
  stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { about } = JSON.parse(data) as OfficeChange;
    // A newer server may tell of more than this page knows.
    if (Object.hasOwn(EFFECTS, about)) hearChange(about);
  });
  return Object.assign(() => stream.close(), {
    isGivenUp: () => stream.readyState === EventSource.CLOSED,
  });
}

/** In the browser's storage while somebody is signed in. */
const LISTENS = 'officeListens';
let early: ReturnType<typeof listenForChanges> | undefined;

/**
 * Opens the stream while the office starts, before it is known who is signed in: what a page asks
 * for once the stream is open need not be asked for again. A session that has ended is refused.
 */
export function listenEarly(): void {
  if (hasListened()) early = listenForChanges({ isAgain: false });
}

function hasListened(): boolean {
  try {
    return localStorage.getItem(LISTENS) !== null;
  } catch {
    // The browser keeps nothing.
    return false;
  }
}

function keepListening(listens: boolean): void {
  try {
    if (listens) localStorage.setItem(LISTENS, '');
    else localStorage.removeItem(LISTENS);
  } catch {
    // The next page opens the stream a little later.
  }
}

function firstStream(): ReturnType<typeof listenForChanges> {
  const opened = early;
  early = undefined;
  return opened && !opened.isGivenUp() ? opened : listenForChanges({ isAgain: false });
}

/** Listens while the caller is shown. Returns whether the stream is open. */
export function useLiveChanges(): boolean {
  useEffect(() => {
    let stop = firstStream();
    keepListening(true);
    const retry = setInterval(() => {
      if (stop.isGivenUp()) stop = listenForChanges({ isAgain: true });
    }, RETRY_MS);
    return () => {
      clearInterval(retry);
      stop();
      setOpen(false);
      keepListening(false);
    };
  }, []);
  return useSyncExternalStore(subscribe, () => isOpen);
}

/** Whether something in the shown list may have changed since it was loaded. Not while it is loaded again. */
export const isOutdated = (list: string): boolean =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: rowsOf(list), type: 'active' })
    .some(({ state }) => state.isInvalidated && state.fetchStatus === 'idle');

export const useIsOutdated = (list: string): boolean =>
  useSyncExternalStore(
    (listener) => queryClient.getQueryCache().subscribe(listener),
    () => isOutdated(list),
  );

export const reloadList = (list: string): void =>
  void queryClient.invalidateQueries({ queryKey: rowsOf(list) });
