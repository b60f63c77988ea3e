/** The batches of the workshop, newest first. */
import { useState } from 'react';
import { Link } from 'react-router';
import { callOffice } from '../../api/call.ts';
import { batchStateText, piecesText, sumOf, type ListedBatch } from '../../workshop/batch-texts.ts';
import { PrepareDialog } from '../../workshop/prepare-dialog.tsx';
import { WorkshopPages } from '../../workshop/workshop-pages.tsx';
import type { Column } from '../../list/column.ts';
import { List } from '../../list/list.tsx';
import { useListAddress } from '../../list/list-address.ts';
import { useListRows } from '../../list/use-list-rows.ts';
import { Button } from '../../parts/button.tsx';
import { momentText } from '../../parts/dates.ts';
import { PageHead } from '../../parts/page.tsx';
import { useMay } from '../../session/session.ts';

/** As many as the server sends at once. */
const PAGE = 50;

const pageOf = ({ number }: ListedBatch): string => `/office/workshop/batches/${number}`;

const COLUMNS: readonly Column<ListedBatch>[] = [
  {
    key: 'batch',
    head: 'Batch',
    isName: true,
    cell: (batch) => (
      <>
        <Link to={pageOf(batch)}>Batch {batch.number}</Link>
        <span className="small soft two-lines">{batch.blanks.join(', ')}</span>
      </>
    ),
  },
  { key: 'state', head: 'State', width: '11rem', cell: batchStateText },
  {
    key: 'pieces',
    head: 'Pieces',
    width: '8rem',
    hide: 'phone',
    cell: ({ counts, leftOut }) => (
      <>
        {piecesText(sumOf(counts))}
        {leftOut > 0 && <span className="small soft one-line">{leftOut} left out</span>}
      </>
    ),
  },
  { key: 'at', head: 'Asked for', width: '11rem', hide: 'phone', cell: ({ at }) => momentText(at) },
];

export default function BatchesScreen() {
  const address = useListAddress();
  const mayChange = useMay()('production.change');
  const [isPreparing, setIsPreparing] = useState(false);
  const list = useListRows({
    queryKey: ['workshop', 'batches'],
    load: async (below, signal) => {
      const query = below === undefined ? {} : { below: Number(below) };
      const rows = (await callOffice('batches', { query }, signal)).batches;
      const last = rows.length === PAGE ? rows.at(-1) : undefined;
      return { rows, next: last ? String(last.number) : null };
    },
  });
  return (
    <>
      <PageHead
        title="Batches"
        beside={<WorkshopPages />}
        actions={
          mayChange && (
            <Button look="go" icon="plus" onClick={() => setIsPreparing(true)}>
              Prepare batch
            </Button>
          )
        }
      />
      <List
        caption="Batches, newest first"
        columns={COLUMNS}
        list={list}
        idOf={({ number }) => String(number)}
        nameOf={({ number }) => `Batch ${number}`}
        address={address}
        addressOf={pageOf}
        empty={
          <p>
            No batch was prepared yet. A batch has the sheets, job tickets and pick list of pieces
            that are made together.
          </p>
        }
      />
      {isPreparing && <PrepareDialog onClose={() => setIsPreparing(false)} />}
    </>
  );
}
