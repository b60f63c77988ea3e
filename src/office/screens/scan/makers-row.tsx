/** The makers of a shared tablet: who works on it now, and taking turns by a tap and, at times, a PIN. */
import { useEffect, useRef, useState } from 'react';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useLiveChanges } from '../../session/live.ts';
import { reloadMakers, switchTo } from '../../session/tablet.ts';
import type { ShownTablet } from '../../session/tablet.ts';
import { needsNoPin } from '../../session/tablet-state.ts';
import type { TabletMaker } from '../../session/tablet-state.ts';
import { deviceQueue } from './device-queue.ts';
import { PinDialog } from './pin-dialog.tsx';

export function MakersRow({ tablet: { makers, working, error } }: { tablet: ShownTablet }) {
  useLiveChanges();
  const [asked, setAsked] = useState<TabletMaker | null>(null);
  const begin = (id: string) => void deviceQueue.release(id);
  const tap = (maker: TabletMaker) => {
    if (switchTo(maker.id)) begin(maker.id);
    else setAsked(maker);
  };
  return (
    <section className="makers" aria-label="Makers">
      <p className="sr" role="status">
        {working ? `${working.name} works here` : 'Nobody works here. Choose your name.'}
      </p>
      {error && <ErrorCallout error={error} onRetry={reloadMakers} />}
      {makers.length === 0 && !error && (
        <p className="makers-none">
          Nobody has a PIN yet. Each maker sets one on their own device, on the page Security.
        </p>
      )}
      <ul>
        {makers.map((maker) => (
          <MakerButton
            key={maker.id}
            maker={maker}
            isWorking={maker.id === working?.id}
            onTap={() => tap(maker)}
          />
        ))}
      </ul>
      {asked && (
        <PinDialog
          maker={asked}
          onClose={() => setAsked(null)}
          onEntered={() => {
            setAsked(null);
            begin(asked.id);
          }}
        />
      )}
    </section>
  );
}

function MakerButton({
  maker,
  isWorking,
  onTap,
}: {
  maker: TabletMaker;
  isWorking: boolean;
  onTap: () => void;
}) {
  const needsPin = !needsNoPin(maker);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isWorking) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isWorking]);
  return (
    <li ref={item}>
      <button type="button" className="maker" aria-pressed={isWorking} onClick={onTap}>
        {isWorking && <Icon name="check" size="small" />}
        {needsPin && <Icon name="lock" size="small" />}
        <span>{maker.name}</span>
        {needsPin && <span className="sr">, enter the PIN</span>}
      </button>
    </li>
  );
}
