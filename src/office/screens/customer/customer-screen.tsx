/** One customer: person, orders, notes, designs, messages, and the rights to a copy and to erasure. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { callOffice } from '../../api/call.ts';
import { Refusal } from '../../api/refusal.ts';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { PageHead } from '../../parts/page.tsx';
import { useMay } from '../../session/session.ts';
import { nameOf, type Customer } from './customer.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { ExportButton } from './export-button.tsx';
import { JournalPanel } from './journal-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import { PersonPanels } from './person-panels.tsx';

export default function CustomerScreen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['customers', 'one', id],
    queryFn: ({ signal }) => callOffice('customer', { params: { id } }, signal),
  });
  const isGone = error instanceof Refusal && error.code === 'notFound';
  const customer = isGone ? undefined : data;
  return (
    <>
      <p className="crumb small">
        <Link to="/office/customers">
          <Icon name="chevron-left" size="small" />
          Customers
        </Link>
      </p>
      <PageHead
        title={customer ? nameOf(customer) : 'Customer'}
        actions={customer && <Actions customer={customer} />}
      />
      {isGone && <p role="status">There is no such customer, or the customer is erased.</p>}
      {error && !isGone && !data ? (
        <ErrorCallout error={error} onRetry={() => void refetch()} />
      ) : null}
      {customer && <Panels customer={customer} />}
      {!customer && !error && <div className="panel skel-panel" aria-hidden="true" />}
    </>
  );
}

function Actions({ customer }: { customer: Customer }) {
  const may = useMay();
  const [isErasing, setErasing] = useState(false);
  return (
    <>
      {may('customers.export') && <ExportButton customer={customer} />}
      {may('customers.erase') && (
        <Button look="danger" onClick={() => setErasing(true)}>
          Erase
        </Button>
      )}
      {isErasing && <EraseDialog customer={customer} onClose={() => setErasing(false)} />}
    </>
  );
}

function Panels({ customer }: { customer: Customer }) {
  const may = useMay();
  return (
    <div className="cols">
      <div className="stack">
        <OrdersPanel customer={customer} />
        <NotesPanel customer={customer} />
        {may('journal.see') && <JournalPanel id={customer.id} />}
      </div>
      <aside className="stack" aria-label="Person">
        <PersonPanels customer={customer} />
      </aside>
    </div>
  );
}
