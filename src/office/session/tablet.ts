/**
 * Who works on a shared tablet. The device keeps it too, so that makers still take turns while there
 * is no connection.
 */
import { useEffect, useSyncExternalStore } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { OfficeAnswerOf } from '../../contract/office/contract.ts';
import { PIN_IDLE_MINUTES } from '../../domain/staff/pin.ts';
import { MINUTE } from '../../domain/time/durations.ts';
import { callOffice, setMakerOfCalls } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';
import { changeSession, SESSION_KEY, useMember } from './session.ts';
import type { Session } from './session.ts';
import {
  NOBODY,
  readTablet,
  withActive,
  withMakers,
  withUse,
  workingMaker,
} from './tablet-state.ts';
import type { Tablet, TabletMaker } from './tablet-state.ts';

const KEY = 'keepsake-office-tablet';
const IDLE_MS = PIN_IDLE_MINUTES * MINUTE;

let tablet: Tablet = NOBODY;
const listeners = new Set<() => void>();

function set(next: Tablet): void {
  tablet = next;
  localStorage.setItem(KEY, JSON.stringify(next));
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Forgets the active maker when a tablet is opened again. */
const sessionKey = ({ staffId, endsAt }: Session): string => `${staffId} ${endsAt}`;

/** The active maker; null if no maker has entered a PIN, or the last one did too long ago. */
export const makerNow = (): TabletMaker | null => workingMaker(tablet, Date.now());

const isTabletNow = (): boolean =>
  queryClient.getQueryData<Session | null>(SESSION_KEY)?.isTablet === true;

setMakerOfCalls(() => (isTabletNow() ? makerNow()?.id : undefined));

/** Makes this device a shared tablet, which knows nothing of what its member could see. Throws a Refusal. */
export async function openTablet(): Promise<void> {
  await callOffice('tabletOpen', { body: {} });
  await changeSession();
}

const TABLET = queryOptions({
  queryKey: ['tablet'],
  queryFn: async ({ signal }) => {
    const answer = await callOffice('tablet', {}, signal);
    receiveMakers(answer);
    return answer;
  },
});

/** What the server says replaces what the device has kept. */
function receiveMakers({ makers }: OfficeAnswerOf<'tablet'>): void {
  set(withMakers(tablet, makers, Date.now()));
}

export const reloadMakers = (): void =>
  void queryClient.invalidateQueries({ queryKey: TABLET.queryKey });

export interface ShownTablet {
  makers: readonly TabletMaker[];
  working: TabletMaker | null;
  /** Why the makers are not known. */
  error: Error | null;
}

/** Null on a device that is no shared tablet. */
export function useTablet(): ShownTablet | null {
  const session = useMember();
  const { isTablet } = session;
  const key = sessionKey(session);
  const { error } = useQuery({ ...TABLET, enabled: isTablet, refetchInterval: MINUTE });
  const now = useSyncExternalStore(subscribe, () => tablet);
  const isKnown = now.session === key;
  useEffect(() => {
    if (isTablet && !isKnown) set(readTablet(localStorage.getItem(KEY), key));
    if (!isTablet && tablet.session !== null) set(NOBODY);
  }, [isTablet, isKnown, key]);
  useEndOfIdle(now);
  if (!isTablet) return null;
  const { makers } = isKnown ? now : NOBODY;
  return { makers, working: makerNow(), error: makers.length === 0 ? error : null };
}

/** Shows at once that the maker has done nothing for too long. */
function useEndOfIdle(now: Tablet): void {
  useEffect(() => {
    const until = workingMaker(now, Date.now())?.provedUntil;
    if (!until) return;
    const timer = setTimeout(() => set({ ...tablet }), until - Date.now());
    return () => clearTimeout(timer);
  }, [now]);
}

/** False: the maker enters the PIN first. */
export function switchTo(id: string): boolean {
  set(withActive(tablet, id));
  return makerNow()?.id === id;
}

/** Throws a Refusal. */
export async function enterPin(id: string, pin: string): Promise<void> {
  const answer = await callOffice('tabletPin', { body: { maker: id, pin } });
  queryClient.setQueryData(TABLET.queryKey, answer);
  receiveMakers(answer);
  switchTo(id);
}

/** The maker has done something here. */
export function countUse(): void {
  const working = makerNow();
  if (working) set(withUse(tablet, working.id, Date.now() + IDLE_MS));
}
