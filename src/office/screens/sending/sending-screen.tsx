/** Sending: packed orders that wait for their carrier, their papers, the carrier's file and its tracking numbers. */
import { useQuery } from '@tanstack/react-query';
import { callOffice } from '../../api/call.ts';
import { WorkshopPages } from '../../workshop/workshop-pages.tsx';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { PageHead } from '../../parts/page.tsx';
import { CarrierFile } from './carrier-file.tsx';
import { ClickAndDrop } from './click-and-drop.tsx';
import { PackedOrders } from './packed-orders.tsx';
import { TrackingImport } from './tracking-import.tsx';

export default function SendingScreen() {
  const { data, error, refetch } = useQuery({
    queryKey: ['workshop', 'sending'],
    queryFn: ({ signal }) => callOffice('sending', {}, signal),
  });
  return (
    <>
      <PageHead title="Sending" beside={<WorkshopPages />} />
      {error && !data ? <ErrorCallout error={error} onRetry={() => void refetch()} /> : null}
      {data && (
        <div className="stack">
          <PackedOrders sending={data} />
          {data.clickAndDrop && <ClickAndDrop sending={data} />}
          <CarrierFile sending={data} />
          <TrackingImport carrier={data.carrier} />
        </div>
      )}
      {!data && !error && <div className="panel skel-panel" aria-hidden="true" />}
    </>
  );
}
