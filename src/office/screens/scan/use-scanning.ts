/** What the page of scanning does: shows the piece of a code, and records steps of it. */
import { useRef, useState } from 'react';
import { foreignCodeText } from '../../../domain/orders/pieces/foreign-code.ts';
import { pieceCodeOf, pieceNumberOf } from '../../../domain/orders/pieces/piece-code.ts';
import type { RemakeCause } from '../../../domain/orders/pieces/remake.ts';
import type { ScanStep } from '../../../domain/orders/pieces/scan-step.ts';
import { callOffice } from '../../api/call.ts';
import { messageOf, Refusal } from '../../api/refusal.ts';
import { countUse, reloadMakers } from '../../session/tablet.ts';
import { deviceQueue, PATIENCE_MS } from './device-queue.ts';
import type { ScanSettings } from './scan-settings.ts';
import { namedBy, stepFor } from './scan-texts.ts';
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

const NOT_KEPT =
  'This device could not keep the scan, so it was not recorded. Free some storage, or use another device.';
const WHOSE = 'Whose work is this? Tap your name, then do it again. Nothing was recorded.';
/** Scanners sometimes read a code twice. */
const AGAIN_AFTER_MS = 700;

/** Codes of anything may have been read; the server takes one line of this length. */
const readable = (read: string): string =>
  read
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, 100);

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

const NOTHING: ScanState = {
  shown: { kind: 'nothing' },
  wrong: null,
  notice: null,
  last: null,
  isDone: false,
  isBusy: false,
};

/** What its functions share. */
interface Desk {
  settings: ScanSettings;
  /** The id of the active maker; null if no maker has entered a PIN on this tablet. */
  maker: () => string | null;
  state: ScanState;
  set(change: Partial<ScanState> | ((now: ScanState) => Partial<ScanState>)): void;
  /** Counts what is shown, because answers may arrive in another order. */
  latest: { place: number; shownAt: number };
}

export type Scanning = ReturnType<typeof useScanning>;

export function useScanning(settings: ScanSettings, maker: () => string | null) {
  const [state, setState] = useState(NOTHING);
  const latest = useRef({ place: 0, shownAt: 0 });
  const desk = (): Desk => ({
    settings,
    maker,
    state,
    set: (change) =>
      setState((now) => ({ ...now, ...(typeof change === 'function' ? change(now) : change) })),
    latest: latest.current,
  });
  return {
    ...state,
    /** What the large button records; null: nothing. */
    step: stepOf(state.shown, settings.step),
    advance: () => advance(desk()),
    carryOn: () => desk().set({ wrong: null }),
    /** Takes what a scanner, a camera or a person read. */
    take: (read: string) => takeCode(desk(), read),
    /** Has the piece made again. */
    spoil: (cause: RemakeCause) => spoilPiece(desk(), cause),
    /** Takes the last scan back, at the latest once there is a connection. */
    takeBack: () => takeBackLast(desk()),
  };
}

function stepOf(shown: Shown, ofDevice: ScanStep): ScanStep | null {
  if (shown.kind === 'unseen') return ofDevice;
  if (shown.kind !== 'piece' || shown.piece.refusal !== null) return null;
  return stepFor(shown.piece, ofDevice);
}

function sound({ settings }: Desk, which: Sound): void {
  if (settings.hasSound) play(which);
}

function refuse(desk: Desk, wrong: string): void {
  desk.set({ wrong });
  sound(desk, 'wrong');
}

/** The maker may have been disabled, or have another PIN. */
function refuseFor(desk: Desk, error: unknown): void {
  const isOfMaker =
    error instanceof Refusal && (error.code === 'pinRequired' || error.code === 'makerGone');
  if (isOfMaker) reloadMakers();
  refuse(desk, messageOf(error));
}

async function takeCode(desk: Desk, read: string): Promise<void> {
  const { settings, state, set, latest } = desk;
  const { shown, isDone } = state;
  const text = readable(read);
  if (text === '') return;
  if (state.wrong !== null) return sound(desk, 'wrong');
  set({ notice: null });
  const number = pieceNumberOf(text);
  if (number === null) return refuse(desk, foreignCodeText(text));
  const code = pieceCodeOf(number);
  const isAgain = shown.kind !== 'nothing' && shown.code === code;
  if (isAgain && Date.now() - latest.shownAt < AGAIN_AFTER_MS) return;
  if (isAgain && !isDone && !settings.isAutomatic) return advance(desk);
  set({ isDone: false });
  const loaded = showPiece(desk, code);
  if (settings.isAutomatic) await record(desk, code, settings.step);
  await loaded;
}

async function showPiece(desk: Desk, code: string): Promise<void> {
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

async function advance(desk: Desk): Promise<void> {
  const { settings, state } = desk;
  const { shown, wrong, isBusy, isDone } = state;
  const step = stepOf(shown, settings.step);
  if (wrong !== null || isBusy || isDone || step === null || shown.kind === 'nothing') return;
  await record(desk, shown.code, step);
}

async function record(desk: Desk, code: string, to: ScanStep): Promise<void> {
  const { set } = desk;
  const maker = desk.maker();
  if (maker === null) return refuse(desk, WHOSE);
  const scan = { id: crypto.randomUUID(), code, at: new Date().toISOString(), to };
  set({ isBusy: true });
  const outcome = await deviceQueue.add(scan, maker).catch(() => 'lost' as const);
  set({ isBusy: false });
  if (outcome === 'lost') return refuse(desk, NOT_KEPT);
  if (outcome?.outcome === 'refused') return refuse(desk, outcome.message ?? '');
  countUse();
  sound(desk, outcome ? 'done' : 'kept');
  set(({ shown }) => {
    const isKept = outcome === null;
    const seen = shown.kind === 'piece' && shown.code === code ? shown : null;
    const bin = scan.to === 'made' ? (outcome?.bin ?? null) : null;
    const stage = outcome?.stage ?? null;
    const last = { ...scan, stage, isKept, bin, name: seen ? namedBy(seen.piece) : null };
    const version = outcome?.piece?.version;
    if (!seen || version === undefined) return { last, isDone: true };
    // A piece that goes on is in an order in production.
    const piece = { ...seen.piece, state: to, stage, version, maySpoil: true };
    return { last, isDone: true, shown: { ...seen, piece } };
  });
}

async function spoilPiece(desk: Desk, cause: RemakeCause): Promise<void> {
  const { state, set } = desk;
  if (state.shown.kind !== 'piece') return;
  if (desk.maker() === null) return refuse(desk, WHOSE);
  const { piece } = state.shown;
  const { id, version } = piece;
  set({ isBusy: true });
  try {
    await callOffice('pieceSpoil', { params: { id }, body: { version, cause } });
    countUse();
    const notice = `${namedBy(piece)} is spoiled. A new piece waits in its place.`;
    set({ shown: { kind: 'nothing' }, isDone: false, last: null, notice });
    sound(desk, 'done');
  } catch (error) {
    refuseFor(desk, error);
  } finally {
    set({ isBusy: false });
  }
}

async function takeBackLast(desk: Desk): Promise<void> {
  const { state, set } = desk;
  const { last, shown } = state;
  if (last === null) return;
  if (desk.maker() === null) return refuse(desk, WHOSE);
  set({ isBusy: true });
  try {
    await deviceQueue.takeBack(last.id);
    countUse();
    const notice = `${last.name ?? last.code} is back where it was.`;
    set({ last: null, isDone: false, notice });
    if (shown.kind !== 'nothing' && shown.code === last.code) await showPiece(desk, last.code);
  } catch (error) {
    refuseFor(desk, error);
  } finally {
    set({ isBusy: false });
  }
}
