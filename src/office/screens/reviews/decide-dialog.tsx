/** Decides a payment in review: accept, refund or release, with a reason. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReviewDecision } from '../../../domain/orders/payment-steps.ts';
import { parsePounds } from '../../../domain/money/money.ts';
import { callOffice } from '../../api/call.ts';
import { fieldError } from '../../api/refusal.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { TextField } from '../../parts/field.tsx';
import { Choices } from '../../parts/choices.tsx';
import { toast } from '../../parts/toasts.tsx';
import { captureTexts, expectedText, needsAmount, type Review } from './review-texts.ts';

const DECISIONS: readonly { value: ReviewDecision; label: string; hint: string }[] = [
  {
    value: 'accept',
    label: 'Accept the payment',
    hint: 'The order is paid. What came in excess is refunded.',
  },
  {
    value: 'refund',
    label: 'Refund everything',
    hint: 'All money goes back, and the order is cancelled.',
  },
  {
    value: 'release',
    label: 'Release the order',
    hint: 'Nothing was captured. The order can be paid again.',
  },
];
const DONE: Record<ReviewDecision, string> = {
  accept: 'is accepted',
  refund: 'is refunded',
  release: 'can be paid again',
};

export interface DecideDialogProps {
  review: Review;
  onClose: () => void;
}

export function DecideDialog({ review, onClose }: DecideDialogProps) {
  const { orderReference: reference } = review;
  const [decision, setDecision] = useState<ReviewDecision>('accept');
  const [reason, setReason] = useState('');
  const [amount, setAmount] = useState('');
  const decide = useDecision(reference, onClose);
  const asksAmount = decision === 'accept' && needsAmount(review);
  return (
    <FormDialog
      title={`Payment for ${reference}`}
      button={DECISIONS.find(({ value }) => value === decision)!.label}
      look={decision === 'refund' ? 'danger-go' : 'go'}
      isBusy={decide.isPending}
      error={decide.error}
      onSubmit={() =>
        decide.mutate({ decision, reason: reason.trim(), amount: asksAmount ? amount : '' })
      }
      onClose={onClose}
    >
      <dl className="facts-left">
        <dt>Expected</dt>
        <dd>{expectedText(review)}</dd>
        <dt>What came</dt>
        <dd>{captureTexts(review).join('; ')}</dd>
      </dl>
      <Choices
        legend="Decision"
        name="decision"
        options={DECISIONS}
        value={decision}
        onChange={setDecision}
      />
      {asksAmount && (
        <TextField
          label="Amount in pounds, from the provider’s site"
          inputMode="decimal"
          required
          pattern="\d+(\.\d\d)?"
          value={amount}
          error={fieldError(decide.error, 'amount')}
          onChange={({ currentTarget }) => setAmount(currentTarget.value)}
        />
      )}
      <TextField
        label="Reason"
        hint="For the order’s history and the journal."
        required
        maxLength={200}
        value={reason}
        error={fieldError(decide.error, 'reason')}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </FormDialog>
  );
}

interface Decided {
  decision: ReviewDecision;
  reason: string;
  /** '' unless the provider's response has no readable amount. */
  amount: string;
}

function useDecision(reference: string, onClose: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ decision, reason, amount }: Decided) =>
      callOffice('reviewDecide', {
        params: { reference },
        body: { decision, reason, ...(amount && { amount: parsePounds(amount) }) },
      }),
    onSuccess: async (_, { decision }) => {
      await queries.invalidateQueries({ queryKey: ['reviews'] });
      toast(`The payment for ${reference} ${DONE[decision]}`);
      onClose();
    },
  });
}
