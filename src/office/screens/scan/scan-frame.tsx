/** The parts around the piece: bar, red sheet, what was sent later, the large buttons, the last scan. */
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { ScanStep } from '../../../domain/orders/pieces/scan-step.ts';
import { initialsOf } from '../../../domain/staff/initials.ts';
import { timeText } from '../../parts/dates.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { usePageTitle } from '../../parts/page.tsx';
import { useMember } from '../../session/session.ts';
import type { TabletMaker } from '../../session/tablet-state.ts';
import { takesEnter } from './code-field.tsx';
import { deviceQueue } from './device-queue.ts';
import type { QueueState } from './scan-queue.ts';
import type { ScanSettings } from './scan-settings.ts';
import {
  binsLater,
  doneText,
  heldTexts,
  laterText,
  netText,
  STEP_DONE,
  stepVerb,
} from './scan-texts.ts';
import type { LastScan } from './scan-desk.ts';
import type { Scanning } from './use-scanning.ts';

export function ScanBar({
  settings,
  queue,
  onSettings,
}: {
  settings: ScanSettings;
  queue: QueueState;
  onSettings: () => void;
}) {
  const { email, isTablet } = useMember();
  const heading = usePageTitle('Scan');
  const net = netText(queue);
  return (
    <header className="scan-bar">
      <Link className="btn icon ghost" to="/office/workshop" aria-label="Back to the workshop">
        <Icon name="chevron-left" size="large" />
      </Link>
      <div className="grow">
        <h1 ref={heading} tabIndex={-1}>
          Scan
        </h1>
        <span className="one-line">
          {`Records pieces as ${STEP_DONE[settings.step]}${settings.isAutomatic ? ', automatic' : ''}`}
        </span>
      </div>
      <span className="net-slot" role="status">
        {net && (
          <span className="net">
            {net.text}
            <b>{net.strong}</b>
          </span>
        )}
      </span>
      <IconButton
        className="ghost"
        icon="settings"
        label="Settings of this device"
        onClick={onSettings}
      />
      {!isTablet && (
        <span className="face b" role="img" aria-label={email}>
          {initialsOf(email)}
        </span>
      )}
    </header>
  );
}

/** Its button has the focus. A scanner cannot press it: what it types goes into the field of codes. */
export function WrongSheet({ message, onCarryOn }: { message: string; onCarryOn: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={box} className="scan-wrong" role="alert">
      <Icon name="alert" size="large" />
      <p>{message}</p>
      <Button onClick={onCarryOn}>Carry on</Button>
    </div>
  );
}

/** What became of scans that were kept. */
export function LaterPanel({
  queue,
  makers,
}: {
  queue: QueueState;
  makers: readonly TabletMaker[];
}) {
  const text = laterText(queue);
  const held = heldTexts(queue, makers);
  if (text === '' && queue.trouble === null && held.length === 0) return null;
  return (
    <section className="scan-later" aria-label="Scans that were kept">
      {queue.trouble !== null && <p>{queue.trouble}</p>}
      {held.map((each) => (
        <p key={each}>{each}</p>
      ))}
      {text !== '' && (
        <>
          <div>
            <b>{text}</b>
            <Button look="quiet" onClick={() => void deviceQueue.dismiss()}>
              Seen
            </Button>
          </div>
          <ul>
            {binsLater(queue).map(({ id, code, bin }) => (
              <li key={id}>
                <b>{code}</b>: put it into bin {bin}
              </li>
            ))}
            {queue.refused.map(({ id, code, refusal, at }) => (
              <li key={id}>
                <b>{code}</b>, {timeText(at)}: {refusal}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The large buttons. */
export function ScanActions({ scanning, onSpoil }: { scanning: Scanning; onSpoil: () => void }) {
  const { shown, step, isDone, isBusy, last } = scanning;
  if (shown.kind === 'nothing' || shown.kind === 'loading') return null;
  const maySpoil = shown.kind === 'piece' && shown.piece.maySpoil;
  return (
    <div className="scan-acts">
      {maySpoil && (
        <Button look="danger" className="scan-bad" busy={isBusy} onClick={onSpoil}>
          <Icon name="close" size="large" />
          <span>Spoiled</span>
        </Button>
      )}
      {isDone && last ? (
        <p className="scan-done" role="status">
          <b>
            {last.isKept ? `Kept as ${doneText(last)}` : (last.stage ?? STEP_VERBS_DONE[last.to])}
          </b>
          <span>{last.bin === null ? 'Scan the next ticket' : `Put it into bin ${last.bin}`}</span>
        </p>
      ) : step === null ? (
        <p className="scan-done">
          <b>Nothing to record</b>
          <span>Scan the next ticket</span>
        </p>
      ) : (
        <GoButton key={shown.code} scanning={scanning} step={step} />
      )}
    </div>
  );
}

function GoButton({ scanning, step }: { scanning: Scanning; step: ScanStep }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not while a scanner types the next code.
    if (!takesEnter(document.activeElement)) box.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div ref={box} className="scan-go-box">
      <Button
        look="go"
        className="scan-go"
        busy={scanning.isBusy}
        aria-disabled={scanning.wrong !== null}
        onClick={() => void scanning.advance()}
      >
        <span className="scan-go-in">
          <Icon name="check" size="large" />
          <span>
            {stepVerb(step, scanning.shown.kind === 'piece' ? scanning.shown.piece : null)}
          </span>
        </span>
        <span className="scan-next">Enter, or scan it again</span>
      </Button>
    </div>
  );
}

const STEP_VERBS_DONE = { making: 'Started', made: 'Made', packed: 'Packed' } as const;

export function LastLine({ last, scanning }: { last: LastScan; scanning: Scanning }) {
  return (
    <div className="scan-last">
      <span>
        Just now: {last.name === null ? <b>{last.code}</b> : <b className="words">“{last.name}”</b>}
        {`, ${doneText(last)} ${timeText(last.at)}${last.bin === null ? '' : `, bin ${last.bin}`}${last.isKept ? ', kept' : ''}`}
      </span>
      <Button
        look="quiet"
        icon="refund"
        busy={scanning.isBusy}
        onClick={() => void scanning.takeBack()}
      >
        Take back
      </Button>
    </div>
  );
}
