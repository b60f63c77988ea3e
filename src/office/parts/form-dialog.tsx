/** A dialog with one form: its fields, why it was refused, “Back”, and the button that submits it. */
import { useId, useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Refusal } from '../api/refusal.ts';
import { Button, type ButtonProps } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ErrorCallout } from './error-callout.tsx';

export interface FormDialogProps extends Pick<ButtonProps, 'look' | 'icon' | 'disabled'> {
  title: string;
  /** On the button that submits; look, icon and disabled are this button's too. */
  button: string;
  isBusy: boolean;
  /** Shown beneath the fields; null or false: nothing was refused, or a field says so. */
  error: unknown;
  onSubmit: () => void;
  onClose: () => void;
  /** Buttons before “Back”. */
  moreButtons?: ReactNode;
  children: ReactNode;
}

/** Open as long as it is rendered. */
export function FormDialog({
  title,
  button,
  look = 'go',
  icon,
  disabled,
  isBusy,
  error,
  onSubmit,
  onClose,
  moreButtons,
  children,
}: FormDialogProps) {
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      keepsFields
      footer={
        <>
          {moreButtons}
          <Button onClick={onClose}>Back</Button>
          <Button
            look={look}
            {...(icon && { icon })}
            type="submit"
            form={form}
            busy={isBusy}
            disabled={disabled}
          >
            {button}
          </Button>
        </>
      }
    >
      <form id={form} className="body" onSubmit={submit}>
        {children}
        {Boolean(error) && <FormError error={error} />}
      </form>
    </Dialog>
  );
}

/** Refused fields that the form does not have, or does not mark, are told here. */
function FormError({ error }: { error: unknown }) {
  const place = useRef<HTMLDivElement>(null);
  const [isMarked, setMarked] = useState(true);
  useLayoutEffect(() => {
    setMarked(Boolean(place.current?.closest('form')?.querySelector('[aria-invalid="true"]')));
  }, [error]);
  return (
    <div ref={place}>
      <ErrorCallout error={isMarked ? error : withFaults(error)} />
    </div>
  );
}

function withFaults(error: unknown): unknown {
  if (!(error instanceof Refusal) || error.code !== 'invalid') return error;
  const { status, code, fields } = error;
  const faults = [...new Set(fields.map(({ message }) => message))];
  return faults.length > 0 ? new Refusal(status, faults.join(' '), { code, fields }) : error;
}
