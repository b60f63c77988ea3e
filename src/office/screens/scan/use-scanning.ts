/** What the page of scanning does: shows the piece of a code, and records steps of it. */
import { useRef, useState } from 'react';
import { foreignCodeText } from '../../../domain/orders/pieces/foreign-code.ts';
import { pieceCodeOf, pieceNumberOf } from '../../../domain/orders/pieces/piece-code.ts';
import type { RemakeCause } from '../../../domain/orders/pieces/remake.ts';
import type { ScanStep } from '../../../domain/orders/pieces/scan-step.ts';
import { callOffice } from '../../api/call.ts';
import { remakeNeeds } from '../../workshop/remake-text.ts';
import { countUse } from '../../session/tablet.ts';
import { deviceQueue } from './device-queue.ts';
import { NOTHING, refuse, refuseFor, showPiece, sound } from './scan-desk.ts';
import type { Desk, Shown } from './scan-desk.ts';
import type { QueueState } from './scan-queue.ts';
import type { ScanSettings } from './scan-settings.ts';
import { namedBy, stepFor } from './scan-texts.ts';

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
    /** Shows what became of the last scan, if it was kept and has been sent since. */
    hearLater: (queue: Pick<QueueState, 'sentLater' | 'refused'>) => hearLater(desk(), queue),
  };
}

function stepOf(shown: Shown, ofDevice: ScanStep): ScanStep | null {
  if (shown.kind === 'unseen') return ofDevice;
  if (shown.kind !== 'piece' || shown.piece.refusal !== null) return null;
  return stepFor(shown.piece, ofDevice);
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

async function advance(desk: Desk): Promise<void> {
  const { settings, state } = desk;
  const { shown, wrong, isBusy, isDone } = state;
  const step = stepOf(shown, settings.step);
  if (wrong !== null || isBusy || isDone || step === null || shown.kind === 'nothing') return;
  await record(desk, shown.code, step);
}

const nameOf = (shown: Shown, code: string): string | null =>
  shown.kind === 'piece' && shown.code === code ? namedBy(shown.piece) : null;

async function record(desk: Desk, code: string, to: ScanStep): Promise<void> {
  const { set, state } = desk;
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
    const last = {
      ...scan,
      stage,
      isKept,
      bin,
      name: nameOf(shown, code) ?? nameOf(state.shown, code),
    };
    const version = outcome?.piece?.version;
    // The member may already have scanned the next ticket.
    if (shown.kind !== 'nothing' && shown.code !== code) return { last };
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
    const notice = `${namedBy(piece)} is spoiled. A new piece waits in its place. ${remakeNeeds(1)}`;
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

async function hearLater(
  desk: Desk,
  { sentLater, refused }: Pick<QueueState, 'sentLater' | 'refused'>,
): Promise<void> {
  const { set } = desk;
  const { last, shown } = desk.state;
  if (!last?.isKept) return;
  const isRefused = refused.some(({ id }) => id === last.id);
  const outcome = sentLater.find(({ id }) => id === last.id);
  if (isRefused) {
    const isShown = shown.kind !== 'nothing' && shown.code === last.code;
    return set({ last: null, ...(isShown && { shown: { kind: 'nothing' }, isDone: false }) });
  }
  if (!outcome) return;
  const bin = last.to === 'made' ? outcome.bin : null;
  set({ last: { ...last, stage: outcome.stage, bin, isKept: false } });
  if (shown.kind === 'unseen') await showPiece(desk, shown.code);
}
