/** Texts about scanning. */
import { isAhead, nextScanStep } from '../../../domain/orders/pieces/scan-step.ts';
import type { ScanStep } from '../../../domain/orders/pieces/scan-step.ts';
import { nextStage } from '../../../domain/workshop/stages.ts';
import { isHeld } from './scan-queue.ts';
import type { QueueState } from './scan-queue.ts';
import type { OfficeAnswerOf } from '../../../contract/office/contract.ts';

/** On the button. */
export const STEP_VERBS: Record<ScanStep, string> = {
  making: 'Start',
  made: 'Made',
  packed: 'Packed',
};

/** What was recorded. */
export const STEP_DONE: Record<ScanStep, string> = {
  making: 'started',
  made: 'made',
  packed: 'packed',
};

type Progressing = Pick<ScannedPiece, 'state' | 'stage' | 'stages'>;

/** The stage of making to which the next scan brings the piece; null: none. */
export const followingStage = (piece: Progressing): string | null => nextStage(piece.stages, piece);

/** The step of this device, or the one after the piece's place if it is there already; null: none. */
export function stepFor(piece: Progressing, ofDevice: ScanStep): ScanStep | null {
  const place = { state: piece.state, nextStage: followingStage(piece) };
  return isAhead(ofDevice, place) ? ofDevice : nextScanStep(place);
}

/** What the button says that records this step. */
export const stepVerb = (step: ScanStep, piece: Progressing | null): string =>
  (step === 'making' && piece ? followingStage(piece) : null) ?? STEP_VERBS[step];

/** “pressed”: what was recorded. */
export const doneText = ({ to, stage }: { to: ScanStep; stage: string | null }): string =>
  stage === null ? STEP_DONE[to] : stage.toLowerCase();

const scans = (count: number): string => (count === 1 ? '1 scan' : `${count} scans`);

export interface NetText {
  text: string;
  strong: string;
}

/** What the chip in the bar says; null: everything is sent. */
export function netText(queue: QueueState): NetText | null {
  const { waiting, isConnected, trouble } = queue;
  const count = waiting.length;
  const held = waiting.filter(({ maker }) => isHeld(queue, maker)).length;
  if (trouble !== null && count > 0) return { text: 'Not sent: ', strong: `${scans(count)} kept` };
  if (!isConnected) return { text: 'No connection, ', strong: `${scans(count)} kept` };
  if (held > 0) return { text: 'Waiting for a PIN: ', strong: `${scans(held)} kept` };
  return null;
}

/** For each maker whose scans wait: “2 scans of Bryn Hughes wait until Bryn Hughes enters the PIN.” */
export function heldTexts(
  queue: Pick<QueueState, 'waiting' | 'held'>,
  makers: readonly { id: string; name: string }[],
): string[] {
  return queue.held.flatMap((id) => {
    const count = queue.waiting.filter(({ maker }) => maker === id).length;
    if (count === 0) return [];
    const name = makers.find((maker) => maker.id === id)?.name;
    const wait = count === 1 ? 'waits' : 'wait';
    return name === undefined
      ? `${scans(count)} of another member ${wait} until they sign in here.`
      : `${scans(count)} of ${name} ${wait} for the PIN.`;
  });
}

/** “2 scans sent, 1 refused” */
export function laterText({
  sentLater,
  refused,
}: Pick<QueueState, 'sentLater' | 'refused'>): string {
  const parts = [
    ...(sentLater.length > 0 ? [`${scans(sentLater.length)} sent`] : []),
    ...(refused.length > 0
      ? [sentLater.length > 0 ? `${refused.length} refused` : `${scans(refused.length)} refused`]
      : []),
  ];
  return parts.join(', ');
}

/** Pieces that go into a bin, which their maker could not be told without a connection. */
export const binsLater = ({
  sentLater,
}: Pick<QueueState, 'sentLater'>): { id: string; code: string; bin: number }[] =>
  sentLater.flatMap(({ id, code, to, bin }) =>
    to === 'made' && bin !== null ? [{ id, code, bin }] : [],
  );

export type ScannedPiece = OfficeAnswerOf<'workshopPiece'>;
type Worded = Pick<ScannedPiece, 'words' | 'name'>;

/** Those that say something; a name largest, or else the first. */
export function wordsToShow({ words }: Worded): { label: string; text: string; isBig: boolean }[] {
  const said = words.filter(({ text }) => text.trim() !== '');
  const big = said.find(({ label }) => /\bname\b/i.test(label)) ?? said[0];
  return said.map((word) => ({ ...word, isBig: word === big }));
}

/** How a piece is named in a line. */
export const namedBy = (piece: Worded): string =>
  wordsToShow(piece).find(({ isBig }) => isBig)?.text ?? piece.name;

/** Whether the order can go once this piece is packed. */
export const orderText = (awaited: number): string => {
  if (awaited === 0) return 'Nothing else';
  return awaited === 1 ? '1 other piece' : `${awaited} other pieces`;
};
