/** Refunds an order by line, by amount, or what is left of it. */
import { useState, type FormEvent, type ReactNode } from 'react';
import { callOffice } from '../../../api/call.ts';
import { fieldError } from '../../../api/refusal.ts';
import { Button } from '../../../parts/button.tsx';
import { Choices } from '../../../parts/choices.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { TextField } from '../../../parts/field.tsx';
import { moneyText } from '../../../parts/money-text.ts';
import { ErrorCallout } from '../../../parts/error-callout.tsx';
import type { Accounts, Order } from '../order.ts';
import { amountFault, sumOf, type Way } from './refund-sum.ts';
import { useOrderChange } from './use-order-change.ts';

const FORM = 'refund';

export interface RefundDialogProps {
  order: Order;
  money: Accounts;
  onClose: () => void;
}

export function RefundDialog({ order, money, onClose }: RefundDialogProps) {
  const [way, setWay] = useState<Way>('lines');
  const [lines, setLines] = useState<readonly number[]>([]);
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const choice = { way, lines, amount };
  const sum = sumOf(money, choice);
  const fault = amountFault(money, choice);
  const { reference, version } = order;
  const refund = useOrderChange(order, {
    change: () =>
      callOffice('orderRefund', {
        params: { reference },
        body: {
          version,
          reason: reason.trim(),
          ...(way === 'lines' && { lines: [...lines] }),
          ...(way === 'amount' && sum !== null && { amount: sum }),
        },
      }),
    done: () => `${moneyText(sum ?? 0)} of ${reference} will be refunded`,
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    refund.mutate();
  };
  return (
    <RefundFrame
      reference={reference}
      sum={fault ? null : sum}
      isBusy={refund.isPending}
      onClose={onClose}
    >
      <form id={FORM} className="body refund" onSubmit={submit}>
        <Choices
          legend="What is refunded"
          name="way"
          options={[
            { value: 'lines', label: 'Lines' },
            { value: 'amount', label: 'An amount' },
            { value: 'rest', label: `All that is left, ${moneyText(money.left)}` },
          ]}
          value={way}
          onChange={setWay}
        />
        {way === 'lines' && <Entries money={money} lines={lines} onChange={setLines} />}
        {way === 'amount' && (
          <TextField
            label={`Amount in pounds, up to ${moneyText(money.left)}`}
            inputMode="decimal"
            required
            value={amount}
            error={fault ?? fieldError(refund.error, 'amount')}
            onChange={({ currentTarget }) => setAmount(currentTarget.value)}
          />
        )}
        <TextField
          label="Reason"
          hint="The customer reads it on the credit note."
          required
          maxLength={200}
          value={reason}
          error={fieldError(refund.error, 'reason')}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <p className="small soft">
          The money goes back to how it was paid, and a credit note is sent. This cannot be taken
          back.
        </p>
        {refund.error && <ErrorCallout error={refund.error} />}
      </form>
    </RefundFrame>
  );
}

interface RefundFrameProps {
  reference: string;
  /** In pence; null: not a sum. */
  sum: number | null;
  isBusy: boolean;
  onClose: () => void;
  children: ReactNode;
}

function RefundFrame({ reference, sum, isBusy, onClose, children }: RefundFrameProps) {
  return (
    <Dialog
      title={`Refund ${reference}`}
      onClose={onClose}
      keepsFields
      footer={
        <>
          <Button onClick={onClose}>Back</Button>
          <Button
            look="danger-go"
            type="submit"
            form={FORM}
            busy={isBusy}
            disabled={sum === null || sum === 0}
          >
            {sum ? `Refund ${moneyText(sum)}` : 'Refund'}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

function Entries({
  money,
  lines,
  onChange,
}: {
  money: Accounts;
  lines: readonly number[];
  onChange: (lines: readonly number[]) => void;
}) {
  return (
    <fieldset className="choices">
      <legend className="sr">Lines</legend>
      {money.entries.map(({ number, description, left }) => (
        <label key={number} className="choice">
          <input
            type="checkbox"
            className="box"
            disabled={left === 0}
            checked={lines.includes(number)}
            onChange={() =>
              onChange(
                lines.includes(number)
                  ? lines.filter((each) => each !== number)
                  : [...lines, number],
              )
            }
          />
          <span>
            {description}, {left === 0 ? 'refunded' : moneyText(left)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
