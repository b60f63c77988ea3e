/** Scanning in the workshop, in a frame of its own: one piece large, and its next step. */
import { useEffect, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Camera } from './camera.tsx';
import { CodeField } from './code-field.tsx';
import { useMember } from '../../session/session.ts';
import { makerNow, useTablet } from '../../session/tablet.ts';
import { useDeviceQueue } from './device-queue.ts';
import { MakersRow } from './makers-row.tsx';
import { ShownPiece } from './piece-view.tsx';
import { SettingsDialog, SpoilDialog } from './scan-dialogs.tsx';
import { LastLine, LaterPanel, ScanActions, ScanBar, WrongSheet } from './scan-frame.tsx';
import { useScanSettings } from './scan-settings.ts';
import { namedBy } from './scan-texts.ts';
import { useScanning } from './use-scanning.ts';

type Open = 'settings' | 'spoil' | null;

export default function ScanScreen() {
  const [settings, change] = useScanSettings();
  const queue = useDeviceQueue();
  const { staffId } = useMember();
  const tablet = useTablet();
  const scanning = useScanning(settings, () => (tablet ? (makerNow()?.id ?? null) : staffId));
  const [open, setOpen] = useState<Open>(null);
  const [hasCamera, setCamera] = useState(false);
  const { shown, wrong, notice, last, hearLater } = scanning;
  useEffect(() => void hearLater(queue));
  const close = () => setOpen(null);
  const take = (read: string) => {
    if (open === null) void scanning.take(read);
  };
  return (
    <div className="scan">
      <ScanBar settings={settings} queue={queue} onSettings={() => setOpen('settings')} />
      <main className="scan-body">
        {tablet && <MakersRow tablet={tablet} />}
        <div className="scan-main">
          {wrong !== null && <WrongSheet message={wrong} onCarryOn={scanning.carryOn} />}
          <LaterPanel queue={queue} makers={tablet?.makers ?? []} />
          {hasCamera && <Camera onCode={take} onClose={() => setCamera(false)} />}
          <ShownPiece
            shown={shown}
            notice={notice}
            isNobody={tablet !== null && tablet.working === null}
          />
        </div>
        <ScanActions scanning={scanning} onSpoil={() => setOpen('spoil')} />
        <div className="scan-foot">
          {last && <LastLine last={last} scanning={scanning} />}
          <div className="scan-entry">
            <CodeField onCode={take} onEnter={() => void scanning.advance()} />
            {!hasCamera && <Button onClick={() => setCamera(true)}>Camera</Button>}
          </div>
        </div>
      </main>
      {open === 'settings' && (
        <SettingsDialog settings={settings} onChange={change} onClose={close} />
      )}
      {open === 'spoil' && shown.kind === 'piece' && (
        <SpoilDialog
          name={namedBy(shown.piece)}
          onClose={close}
          onCause={(cause) => {
            close();
            void scanning.spoil(cause);
          }}
        />
      )}
    </div>
  );
}
