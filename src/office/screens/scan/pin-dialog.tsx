/** Asks a maker for the PIN, by a number pad for one thumb or by a keyboard. */
import { useEffect, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { LONGEST_PIN, SHORTEST_PIN } from '../../../domain/staff/pin.ts';
import { fieldError, messageOf } from '../../api/refusal.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { enterPin } from '../../session/tablet.ts';
import type { TabletMaker } from '../../session/tablet-state.ts';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').slice(0, LONGEST_PIN);

export interface PinDialogProps {
  maker: TabletMaker;
  onEntered: () => void;
  onClose: () => void;
}

export function PinDialog({ maker, onEntered, onClose }: PinDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [pin, setPin] = useState('');
  const enter = useMutation({
    mutationFn: () => enterPin(maker.id, pin),
    onSuccess: onEntered,
    onError: () => {
      setPin('');
      field.current?.focus();
    },
  });
  useEffect(() => field.current?.focus(), []);
  const type = (text: string) => {
    if (enter.isPending) return;
    enter.reset();
    setPin(digitsOf(text));
  };
  const isLongEnough = pin.length >= SHORTEST_PIN;
  const wrong = enter.error && (fieldError(enter.error, 'pin') ?? messageOf(enter.error));
  return (
    <Dialog title={`PIN of ${maker.name}`} onClose={onClose}>
      <form
        className="body pin"
        onSubmit={(event) => {
          event.preventDefault();
          if (isLongEnough && !enter.isPending) enter.mutate();
        }}
      >
        <input
          ref={field}
          className="input"
          aria-label="PIN"
          aria-describedby="pin-wrong"
          aria-invalid={wrong ? true : undefined}
          type="password"
          // The pad below is there; a keyboard of the system would cover it.
          inputMode="none"
          autoComplete="one-time-code"
          value={pin}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <p id="pin-wrong" className="wrong" role="alert">
          {wrong}
        </p>
        <div className="pin-pad" role="group" aria-label="Number pad">
          {DIGITS.map((digit) => (
            <Button key={digit} onClick={() => type(pin + digit)}>
              {digit}
            </Button>
          ))}
          <Button aria-label="Delete the last digit" onClick={() => type(pin.slice(0, -1))}>
            <Icon name="delete" size="large" />
          </Button>
          <Button onClick={() => type(`${pin}0`)}>0</Button>
          <Button
            look="go"
            type="submit"
            busy={enter.isPending}
            aria-disabled={!isLongEnough}
            aria-label="Enter"
          >
            <Icon name="check" size="large" />
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
