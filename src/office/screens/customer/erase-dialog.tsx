/** Asks before a customer is erased: what goes, what the law keeps, and why. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import {
  ERASURE_REASONS,
  erasureReasonText,
  type ErasureReason,
} from '../../../domain/people/erasure-reasons.ts';
import { callOffice } from '../../api/call.ts';
import { Button } from '../../parts/button.tsx';
import { Choices } from '../../parts/choices.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { toast } from '../../parts/toasts.tsx';
import { countText, nameOf, type Customer } from './customer.ts';

const REASONS = ERASURE_REASONS.map((value) => ({ value, label: erasureReasonText(value) }));

export interface EraseDialogProps {
  customer: Customer;
  onClose: () => void;
}

export function EraseDialog({ customer, onClose }: EraseDialogProps) {
  const [reason, setReason] = useState<ErasureReason>('asked');
  const erase = useErase(customer);
  const mustWait = customer.underWay.length > 0;
  return (
    <Dialog
      title={`Erase ${nameOf(customer)}`}
      onClose={onClose}
      keepsFields
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          {!mustWait && (
            <Button look="danger-go" busy={erase.isPending} onClick={() => erase.mutate(reason)}>
              Erase {nameOf(customer)}
            </Button>
          )}
        </>
      }
    >
      <div className="body">
        {mustWait ? <UnderWay customer={customer} /> : <Consequences customer={customer} />}
        {!mustWait && (
          <Choices
            legend="Why"
            name="reason"
            options={REASONS}
            value={reason}
            onChange={setReason}
          />
        )}
        {erase.error && <ErrorCallout error={erase.error} />}
      </div>
    </Dialog>
  );
}

function UnderWay({ customer: { underWay } }: { customer: Customer }) {
  return (
    <>
      <p>
        {underWay.length === 1 ? 'An order is' : `${underWay.length} orders are`} under way. The
        customer can be erased once everything is delivered or cancelled:
      </p>
      <ul>
        {underWay.map((reference) => (
          <li key={reference}>
            <Link to={`/office/orders/${reference}`}>{reference}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Consequences({ customer }: { customer: Customer }) {
  const { email, ordersInAll, guestOrders } = customer;
  const orders = ordersInAll + guestOrders;
  return (
    <>
      <div>
        <h3>What goes</h3>
        <ul className="bullets">
          <li>The account, with sign-in, consents, cart and wishlist</li>
          <li>{ownThings(customer)} and photographs</li>
          {orders > 0 && (
            <li>
              Person, texts, proofs and machine files of {countText(orders, 'order')}
              {guestOrders > 0 && `, ${guestOrders} as a guest under the same email address`}
            </li>
          )}
        </ul>
      </div>
      <div>
        <h3>What the law keeps</h3>
        <ul className="bullets">
          <li>Name and address on invoices, for six years</li>
          <li>The figures of orders, without the person</li>
        </ul>
      </div>
      <p>{email} gets a last email about it. This cannot be undone.</p>
    </>
  );
}

/** “2 addresses, 1 note, notifications” */
function ownThings({ addresses, drafts, messages, notes }: Customer): string {
  return [
    addresses.length > 0 && countText(addresses.length, 'address', 'addresses'),
    drafts.length > 0 && countText(drafts.length, 'saved design'),
    messages.length > 0 && countText(messages.length, 'message'),
    notes.length > 0 && countText(notes.length, 'note'),
    'notifications',
  ]
    .filter(Boolean)
    .join(', ');
}

function useErase(customer: Customer) {
  const { id } = customer;
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (reason: ErasureReason) =>
      callOffice('customerErase', { params: { id }, body: { reason } }),
    onSuccess: async () => {
      toast('The customer is erased');
      await navigate('/office/customers');
      queries.removeQueries({ queryKey: ['customers', 'one', id] });
      await queries.invalidateQueries({ queryKey: ['customers', 'list'] });
    },
  });
}
