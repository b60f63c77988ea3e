/** What the page of scanning shows, and how its parts change it. */
import type { ScanStep } from '../../../domain/orders/pieces/scan-step.ts';
import { callOffice } from '../../api/call.ts';
import { messageOf, Refusal } from '../../api/refusal.ts';
import { reloadMakers } from '../../session/tablet.ts';
import { PATIENCE_MS } from './device-queue.ts';
import type { ScanSettings } from './scan-settings.ts';
import { namedBy } from './scan-texts.ts';
import type { ScannedPiece } from './scan-texts.ts';
import { play } from './sounds.ts';
import type { Sound } from './sounds.ts';

/** The piece before the maker. Unseen: there is no connection to load it. */
export type Shown =
  | { kind: 'nothing' }
  | { kind: 'loading' | 'unseen'; code: string }
  | { kind: 'piece'; code: string; piece: ScannedPiece };

/** The last scan that was recorded, or is kept to be recorded. */
export interface LastScan {
  id: string;
  code: string;
  to: ScanStep;
  /** Of making, to which it came; null: none, or not known yet. */
  stage: string | null;
  at: string;
  isKept: boolean;
  /** Into which the piece goes until its order is whole; null: none, or not known yet. */
  bin: number | null;
  /** The words on it, once they are known. */
  name: string | null;
}

export interface ScanState {
  shown: Shown;
  /** What the red sheet says: nothing advances until the member carries on. */
  wrong: string | null;
  notice: string | null;
  last: LastScan | null;
  /** What is shown has been recorded. */
  isDone: boolean;
  isBusy: boolean;
}

export const NOTHING: ScanState = {
  shown: { kind: 'nothing' },
  wrong: null,
  notice: null,
  last: null,
  isDone: false,
  isBusy: false,
};

/** What its functions share. */
export interface Desk {
  settings: ScanSettings;
  /** The id of the active maker; null if no maker has entered a PIN on this tablet. */
  maker: () => string | null;
  state: ScanState;
  set(change: Partial<ScanState> | ((now: ScanState) => Partial<ScanState>)): void;
  /** Counts what is shown, because answers may arrive in another order. */
  latest: { place: number; shownAt: number };
}

export function sound({ settings }: Desk, which: Sound): void {
  if (settings.hasSound) play(which);
}

export function refuse(desk: Desk, wrong: string): void {
  desk.set({ wrong });
  sound(desk, 'wrong');
}

/** The maker may have been disabled, or have another PIN. */
export function refuseFor(desk: Desk, error: unknown): void {
  const isOfMaker =
    error instanceof Refusal && (error.code === 'pinRequired' || error.code === 'makerGone');
  if (isOfMaker) reloadMakers();
  refuse(desk, messageOf(error));
}

/** Loads the piece of a code. */
export async function showPiece(desk: Desk, code: string): Promise<void> {
  const { settings, set, latest } = desk;
  const place = (latest.place += 1);
  const isLatest = () => latest.place === place;
  latest.shownAt = Date.now();
  set({ shown: { kind: 'loading', code } });
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const piece = await callOffice('workshopPiece', { params: { code } }, signal);
    set(({ last }) => (last?.code === code ? { last: { ...last, name: namedBy(piece) } } : {}));
    if (!isLatest()) return;
    set({ shown: { kind: 'piece', code, piece } });
    // Automatic scans are refused by what they would record.
    if (piece.refusal !== null && !settings.isAutomatic) refuse(desk, piece.refusal);
  } catch (error) {
    if (!isLatest()) return;
    const isAnswered = error instanceof Refusal && error.status > 0 && error.status < 500;
    set({ shown: isAnswered ? { kind: 'nothing' } : { kind: 'unseen', code } });
    if (isAnswered && !settings.isAutomatic) refuse(desk, messageOf(error));
  }
}
