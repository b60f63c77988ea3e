/** Downloads the packed orders as the file that the carrier's program imports. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { CARRIERS } from '../../../domain/delivery/carriers.ts';
import type { SendingFormat } from '../../../domain/sending/sending-columns.ts';
import { downloadOffice } from '../../api/download.ts';
import { Button } from '../../parts/button.tsx';
import { Select } from '../../parts/field.tsx';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { useMay } from '../../session/session.ts';
import { countText, freeOrders, type Sending } from './sending.ts';

export function CarrierFile({ sending }: { sending: Sending }) {
  const may = useMay();
  const [format, setFormat] = useState<SendingFormat>('clickAndDrop');
  const { name } = CARRIERS[sending.carrier];
  const free = freeOrders(sending);
  const left = format === 'clickAndDrop' ? free.filter(({ handover }) => handover?.isTaken) : [];
  const count = free.length - left.length;
  const fileName = format === 'clickAndDrop' ? 'click-and-drop.csv' : `${sending.carrier}.csv`;
  const save = useMutation({
    mutationFn: () => downloadOffice('sendingExport', { query: { format } }, fileName),
  });
  if (!may('orders.seePeople')) return null;
  return (
    <section className="panel" aria-labelledby="carrier-file">
      <header>
        <h2 id="carrier-file">File for the carrier</h2>
      </header>
      <div className="body stack">
        <p className="soft">
          It has every packed order that is not on hold, also those of an earlier file that are not
          dispatched yet. The columns for {name} are in the{' '}
          <Link to="/office/settings?group=sending">settings</Link>.
        </p>
        {left.length > 0 && (
          <p>
            {countText(left.length, 'order is', 'orders are')} left out, because Click & Drop has{' '}
            {left.length === 1 ? 'it' : 'them'} without a file.
          </p>
        )}
        <div className="row wrap at-end">
          <Select
            label="Columns"
            options={[
              { value: 'clickAndDrop', label: 'Royal Mail Click & Drop' },
              { value: 'other', label: name },
            ]}
            value={format}
            onChange={setFormat}
          />
          <Button
            icon="down"
            busy={save.isPending}
            disabled={count === 0}
            onClick={() => save.mutate()}
          >
            Download {countText(count, 'order')}
          </Button>
        </div>
        {save.error && <ErrorCallout error={save.error} />}
      </div>
    </section>
  );
}
