/** The rights of a guest: a copy of what is stored under their email address, and erasure. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { OfficeAnswerOf } from '../../../../contract/office/contract.ts';
import { callOffice } from '../../../api/call.ts';
import { saveFile } from '../../../api/download.ts';
import { dayText } from '../../../parts/dates.ts';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { ErrorCallout } from '../../../parts/error-callout.tsx';
import { toast } from '../../../parts/toasts.tsx';
import { useMay } from '../../../session/session.ts';

type Guest = OfficeAnswerOf<'guest'>;

export interface GuestDialogProps {
  /** Of one of the guest's orders. */
  reference: string;
  onClose: () => void;
}

export function GuestDialog({ reference, onClose }: GuestDialogProps) {
  const may = useMay();
  const params = { reference };
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'one', reference, 'guest'],
    queryFn: ({ signal }) => callOffice('guest', { params }, signal),
  });
  const [copy, erase] = [useCopy(reference), useErasure(reference, onClose)];
  const mayErase = data?.accountId === null && data.underWay.length === 0;
  const failure = copy.error ?? erase.error;
  return (
    <Dialog
      title="The guest’s data"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          {data && may('customers.export') && (
            <Button icon="down" busy={copy.isPending} onClick={() => copy.mutate()}>
              Export
            </Button>
          )}
          {mayErase && may('customers.erase') && (
            <Button look="danger-go" busy={erase.isPending} onClick={() => erase.mutate()}>
              Erase the guest
            </Button>
          )}
        </>
      }
    >
      <div className="body">
        {error && !data ? <ErrorCallout error={error} onRetry={() => void refetch()} /> : null}
        {!data && !error && <p className="soft">Loading …</p>}
        {data && <Orders guest={data} />}
        {data && <Rights guest={data} />}
        {failure && <ErrorCallout error={failure} />}
      </div>
    </Dialog>
  );
}

function Orders({ guest: { email, orders, ordersInAll } }: { guest: Guest }) {
  const more = ordersInAll - orders.length;
  return (
    <div>
      <p>
        Orders without an account under <b>{email}</b>:
      </p>
      <ul className="bullets">
        {orders.map(({ reference, name, placedAt }) => (
          <li key={reference}>
            <Link to={`/office/orders/${reference}`}>{reference}</Link>, {name}, {dayText(placedAt)}
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </div>
  );
}

function Rights({ guest: { email, accountId, underWay } }: { guest: Guest }) {
  return (
    <>
      <p>
        Guests do not confirm their address. Act only on a request that came from {email}, and send
        the copy to no other address.
      </p>
      <p>{erasureText(accountId, underWay, email)}</p>
    </>
  );
}

function erasureText(accountId: string | null, underWay: readonly string[], email: string) {
  if (accountId)
    return (
      <>
        The address has <Link to={`/office/customers/${accountId}`}>an account</Link>. These orders
        are erased with it.
      </>
    );
  if (underWay.length > 0)
    return `The guest can be erased once everything is delivered or cancelled. Under way: ${underWay.join(', ')}.`;
  return `Erasing removes the person, texts, proofs, machine files, photographs and messages. The law keeps the name and address on invoices for six years. A last email tells ${email}. This cannot be undone.`;
}

function useCopy(reference: string) {
  return useMutation({
    mutationFn: () => callOffice('guestExport', { params: { reference }, body: {} }),
    onSuccess: (copy) => {
      const text = JSON.stringify(copy, null, 2);
      saveFile(new Blob([text], { type: 'application/json' }), `guest-${reference}.json`);
      toast('The copy is downloaded');
    },
  });
}

function useErasure(reference: string, onClose: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callOffice('guestErase', { params: { reference }, body: {} }),
    onSuccess: async () => {
      toast('The guest is erased');
      onClose();
      queries.removeQueries({ queryKey: ['orders', 'one', reference, 'guest'] });
      await queries.invalidateQueries({ queryKey: ['orders'] });
    },
  });
}
