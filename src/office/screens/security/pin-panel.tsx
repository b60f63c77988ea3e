/** The member's PIN for shared tablets, and the dialog that sets it. */
import { useRef, useState } from 'react';
import { LONGEST_PIN, SHORTEST_PIN } from '../../../domain/staff/pin.ts';
import { callOffice } from '../../api/call.ts';
import { fieldError } from '../../api/refusal.ts';
import { Button } from '../../parts/button.tsx';
import { TextField } from '../../parts/field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { ErrorCallout } from '../../parts/error-callout.tsx';
import { FactorPanel } from './factor-panel.tsx';
import type { Security } from './security.ts';
import { useSecurityChange } from './use-security-change.ts';

export function PinPanel({ security: { hasPin } }: { security: Security }) {
  const [isOpen, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = useSecurityChange({
    change: () => callOffice('securityPinRemove', { body: {} }),
    done: 'The PIN is removed',
    onDone: () => heading.current?.focus(),
  });
  const action = hasPin ? 'Change the PIN' : 'Set a PIN';
  return (
    <FactorPanel title="PIN" tag={hasPin && 'Set'} heading={heading}>
      <div className="body stack">
        <p className="soft">
          {hasPin
            ? 'On a shared tablet of the workshop you tap your name and enter it.'
            : 'With a PIN you record what you make on a shared tablet of the workshop.'}
        </p>
        <p className="factor-acts">
          <Button onClick={() => setOpen(true)}>{action}</Button>
          {hasPin && (
            <Button look="quiet" busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
              Remove the PIN
            </Button>
          )}
        </p>
        {remove.error && <ErrorCallout error={remove.error} />}
      </div>
      {isOpen && <PinDialog title={action} hasPin={hasPin} onClose={() => setOpen(false)} />}
    </FactorPanel>
  );
}

function PinDialog({
  title,
  hasPin,
  onClose,
}: {
  title: string;
  hasPin: boolean;
  onClose: () => void;
}) {
  const [pin, setPin] = useState('');
  const save = useSecurityChange({
    change: () => callOffice('securityPin', { body: { pin } }),
    done: 'The PIN is saved',
    onDone: onClose,
  });
  const wrong = fieldError(save.error, 'pin');
  return (
    <FormDialog
      title={title}
      button="Save the PIN"
      isBusy={save.isPending}
      error={!wrong && save.error}
      onSubmit={() => save.mutate(undefined)}
      onClose={onClose}
    >
      <TextField
        label="New PIN"
        inputMode="numeric"
        autoComplete="off"
        required
        minLength={SHORTEST_PIN}
        maxLength={LONGEST_PIN}
        hint={`${SHORTEST_PIN} to ${LONGEST_PIN} digits, shown while you type.`}
        value={pin}
        error={wrong}
        onChange={({ currentTarget }) => setPin(currentTarget.value)}
      />
      {hasPin && <p>Tablets on which you entered the old one ask for the new one.</p>}
    </FormDialog>
  );
}
