/** The button of an account form. */
import { Button } from '../../../ui/button.tsx';

export interface SubmitButtonProps {
  label: string;
  busyLabel: string;
  busy: boolean;
  disabled: boolean;
  className?: string;
}

export function SubmitButton({
  label,
  busyLabel,
  busy,
  disabled,
  className = 'w-full',
}: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      size="large"
      disabled={disabled}
      busyLabel={busy && busyLabel}
      className={className}
    >
      {label}
    </Button>
  );
}
