/** The makers on a shared tablet, as the device keeps them. */
import { SECOND } from '../../domain/time/durations.ts';

export interface TabletMaker {
  id: string;
  name: string;
  /** By the device's clock, in milliseconds: until when they need no PIN; null: they enter it first. */
  provedUntil: number | null;
}

export interface Tablet {
  /** Whose session it is of, and until when; null: none. */
  session: string | null;
  makers: readonly TabletMaker[];
  activeId: string | null;
}

export const NOBODY: Tablet = { session: null, makers: [], activeId: null };

/** @param stored by this device, perhaps of an earlier session */
export function readTablet(stored: string | null, session: string): Tablet {
  const kept = stored === null ? NOBODY : (JSON.parse(stored) as Tablet);
  return kept.session === session ? kept : { ...NOBODY, session };
}

const isProved = ({ provedUntil }: TabletMaker, now: number): boolean =>
  provedUntil !== null && provedUntil > now;

/** Null if no maker has entered a PIN, or the last one did too long ago. */
export function workingMaker({ makers, activeId }: Tablet, now: number): TabletMaker | null {
  const active = makers.find(({ id }) => id === activeId);
  return active && isProved(active, now) ? active : null;
}

/** Whether one tap is enough. */
export const needsNoPin = (maker: TabletMaker): boolean => isProved(maker, Date.now());

/** @param makers as the server says */
export const withMakers = (
  tablet: Tablet,
  makers: readonly { id: string; name: string; provedForSeconds: number | null }[],
  now: number,
): Tablet => ({
  ...tablet,
  makers: makers.map(({ id, name, provedForSeconds }) => ({
    id,
    name,
    provedUntil: provedForSeconds === null ? null : now + provedForSeconds * SECOND,
  })),
});

export const withActive = (tablet: Tablet, activeId: string): Tablet => ({ ...tablet, activeId });

export const withUse = (tablet: Tablet, id: string, provedUntil: number): Tablet => ({
  ...tablet,
  makers: tablet.makers.map((maker) => (maker.id === id ? { ...maker, provedUntil } : maker)),
});
