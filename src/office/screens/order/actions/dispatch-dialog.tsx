/** Sends a parcel: all that is not sent yet, or some lines of it. */
import { useState } from 'react';
import { CARRIERS, type CarrierCode } from '../../../../domain/delivery/carriers.ts';
import { callOffice } from '../../../api/call.ts';
import { fieldError } from '../../../api/refusal.ts';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { Select, TextField } from '../../../parts/field.tsx';
import type { Order } from '../order.ts';
import { dispatchedText } from './step-texts.ts';
import { hasWaitingRemake, unmadeWarning } from './unmade-pieces.ts';
import { useOrderChange } from './use-order-change.ts';

const OPTIONS = (Object.keys(CARRIERS) as CarrierCode[]).map((value) => ({
  value,
  label: CARRIERS[value].name,
}));

export function DispatchDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const unsent = unsentLines(order);
  const [carrier, setCarrier] = useState<CarrierCode>('royal-mail');
  const [tracking, setTracking] = useState('');
  const [left, setLeft] = useState(() => leftAtFirst(order, unsent));
  const sent = unsent.filter((line) => !left.includes(line));
  const warning = unmadeWarning(order.lines.filter(({ number }) => sent.includes(number)));
  const { reference, version } = order;
  const dispatch = useOrderChange(order, {
    change: () =>
      callOffice('orderDispatch', {
        params: { reference },
        body: {
          version,
          carrier,
          tracking: tracking.trim() || null,
          ...(left.length > 0 && { lines: sent }),
        },
      }),
    done: () => dispatchedText(order, left.length),
    onDone: onClose,
  });
  const toggle = (line: number) =>
    setLeft((before) =>
      before.includes(line) ? before.filter((each) => each !== line) : [...before, line],
    );
  return (
    <FormDialog
      title={`Dispatch ${reference}`}
      button={`Dispatch ${sent.length === 1 ? '1 line' : `${sent.length} lines`}`}
      disabled={sent.length === 0}
      isBusy={dispatch.isPending}
      error={dispatch.error}
      onSubmit={() => dispatch.mutate()}
      onClose={onClose}
    >
      <Select label="Carrier" options={OPTIONS} value={carrier} onChange={setCarrier} />
      <TextField
        label="Tracking number (if there is one)"
        hint="The customer gets it by email."
        autoComplete="off"
        maxLength={40}
        value={tracking}
        error={fieldError(dispatch.error, 'tracking')}
        onChange={({ currentTarget }) => setTracking(currentTarget.value)}
      />
      {unsent.length > 1 && (
        <fieldset className="choices">
          <legend className="label">In this parcel</legend>
          {unsent.map((number) => (
            <label key={number} className="choice">
              <input
                type="checkbox"
                className="box"
                checked={!left.includes(number)}
                onChange={() => toggle(number)}
              />
              <span>{lineName(order, number)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {warning !== null && (
        <p className="callout today" role="status">
          {warning}
        </p>
      )}
    </FormDialog>
  );
}

/** Their numbers, from 1; with those that are made again. */
function unsentLines({ lines, parcels }: Order): number[] {
  const sent = new Set(parcels.flatMap((parcel) => parcel.lines));
  return lines
    .filter(({ number, remaking }) => !sent.has(number) || remaking !== null)
    .map(({ number }) => number);
}

/** Lines with a remake that waits, unless there is nothing else to send. */
function leftAtFirst({ lines }: Order, unsent: readonly number[]): readonly number[] {
  const waiting = unsent.filter((number) => {
    const line = lines[number - 1];
    return line !== undefined && hasWaitingRemake(line);
  });
  return waiting.length < unsent.length ? waiting : [];
}

function lineName({ lines, parcels }: Order, number: number): string {
  const line = lines[number - 1];
  const words = line?.words.find(({ text }) => text !== '')?.text;
  const wasSent = parcels.some((parcel) => parcel.lines.includes(number));
  const copies = wasSent ? line?.remaking : line?.quantity;
  return `${copies} × ${line?.name}${words ? `, “${words}”` : ''}`;
}
