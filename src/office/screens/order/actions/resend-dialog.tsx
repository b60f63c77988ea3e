/** Sends an email about an order once more: the confirmation, or one of those that it has had. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callOffice } from '../../../api/call.ts';
import { Choices } from '../../../parts/choices.tsx';
import { momentText } from '../../../parts/dates.ts';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import type { Order } from '../order.ts';
import { emailText } from '../timeline-texts.ts';
import { useOrderChange } from './use-order-change.ts';

const CONFIRMATION = 'orderConfirmation';
const PAY_LINK = 'payLink';
const ASK_AGAIN_MS = 2000;

export function ResendDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { reference, version, emails, buyer, paidAt, payLink } = order;
  // It may have been sent too long ago to be known.
  const others = emails.filter(
    ({ event }) => event !== CONFIRMATION && (event === PAY_LINK ? payLink : paidAt),
  );
  const options = [
    ...(paidAt ? [{ value: '', label: emailText(CONFIRMATION), hint: 'With the invoice.' }] : []),
    ...others.map(({ id, event, sentAt }) => ({
      value: id,
      label: emailText(event),
      hint: `Sent ${momentText(sentAt)}.`,
    })),
  ];
  const [chosen, setEmail] = useState<string>();
  const email = chosen ?? options[0]?.value ?? '';
  const isWaiting = options.length === 0;
  // The first email about a new order leaves a moment after it, which the page does not learn.
  useQuery({
    queryKey: ['orders', 'one', reference],
    queryFn: ({ signal }) => callOffice('order', { params: { reference } }, signal),
    enabled: isWaiting,
    refetchInterval: ASK_AGAIN_MS,
  });
  const resend = useOrderChange(order, {
    change: () =>
      callOffice('orderResend', {
        params: { reference },
        body: { version, ...(email !== '' && { email }) },
      }),
    done: () => 'The email is sent again',
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Send an email again"
      button="Send it again"
      disabled={isWaiting}
      isBusy={resend.isPending}
      error={resend.error}
      onSubmit={() => resend.mutate()}
      onClose={onClose}
    >
      {buyer && <p>It goes to {buyer.email}.</p>}
      {isWaiting && <p role="status">The first email is still on its way …</p>}
      <Choices legend="Email" name="email" options={options} value={email} onChange={setEmail} />
    </FormDialog>
  );
}
