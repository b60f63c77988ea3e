/** One batch: its papers, its pieces by sheet, and what was left out. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { callOffice } from '../../api/call.ts';
import { batchStateText, percentOf, type Batch } from '../../workshop/batch-texts.ts';
import { WorkshopPages } from '../../workshop/workshop-pages.tsx';
import { Button } from '../../parts/button.tsx';
import { momentText } from '../../parts/dates.ts';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { PageHead } from '../../parts/page.tsx';
import { useMay } from '../../session/session.ts';
import { LeftOutPanel } from './left-out-panel.tsx';
import { PapersPanel } from './papers-panel.tsx';
import { PiecesPanel } from './pieces-panel.tsx';
import { TakeApartDialog } from './take-apart-dialog.tsx';

const POLL_MS = 1000;

export default function BatchScreen() {
  const { number = '' } = useParams();
  const mayChange = useMay()('production.change');
  const [isTakingApart, setIsTakingApart] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['workshop', 'batch', number],
    queryFn: ({ signal }) => callOffice('batch', { params: { number: Number(number) } }, signal),
    refetchInterval: ({ state }) => (state.data?.progress ? POLL_MS : false),
  });
  return (
    <>
      <PageHead
        title={`Batch ${number}`}
        beside={<WorkshopPages />}
        actions={
          mayChange &&
          data?.mayTakeApart && <Button onClick={() => setIsTakingApart(true)}>Take apart…</Button>
        }
      />
      {error && !data ? <ErrorCallout error={error} onRetry={() => void refetch()} /> : null}
      {data && <BatchPanels batch={data} mayChange={mayChange} />}
      {isTakingApart && data && (
        <TakeApartDialog batch={data} onClose={() => setIsTakingApart(false)} />
      )}
    </>
  );
}

function BatchPanels({ batch, mayChange }: { batch: Batch; mayChange: boolean }) {
  const { state, at, isMine, sheet, progress, pieces, leftOut } = batch;
  return (
    <div className="stack">
      <p className="soft" role="status">
        {batchStateText(batch)}. Asked for{isMine && ' by you'} on {momentText(at)}, for sheets of{' '}
        {sheet.w} × {sheet.h} mm.
      </p>
      {progress && (
        <span className="meter" aria-hidden="true">
          <i style={{ width: `${percentOf(progress)}%` }} />
        </span>
      )}
      {state === 'takenApart' && (
        <p className="panel list-said">
          This batch was taken apart before anything in it was begun. Its pieces wait on the{' '}
          <Link to="/office/workshop">board</Link>.
        </p>
      )}
      {state === 'ready' && <PapersPanel batch={batch} mayChange={mayChange} />}
      {leftOut.length > 0 && <LeftOutPanel leftOut={leftOut} />}
      {pieces.length > 0 && <PiecesPanel pieces={pieces} isNested={state === 'ready'} />}
    </div>
  );
}
