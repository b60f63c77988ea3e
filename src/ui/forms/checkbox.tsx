/** A labelled checkbox, optionally shown as a switch. */
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '../icon.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  label: ReactNode;
  look?: 'tick' | 'switch';
  error?: string;
}

const TICK =
  'peer size-6 shrink-0 appearance-none rounded-[6px] border border-edge bg-white checked:border-bottle checked:bg-bottle aria-invalid:border-2 aria-invalid:border-error forced-colors:appearance-auto';
const SWITCH =
  'relative h-7 w-12 shrink-0 appearance-none rounded-full border border-edge bg-white transition-colors checked:border-bottle checked:bg-bottle forced-colors:appearance-auto ' +
  'before:absolute before:top-[3px] before:left-[3px] before:size-5 before:rounded-full before:bg-edge before:transition-transform checked:before:translate-x-5 checked:before:bg-white forced-colors:before:hidden';

export function Checkbox({ label, look = 'tick', error, className = '', ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="flex items-start gap-3">
        <span className="relative inline-flex">
          <input
            {...input}
            id={id}
            type="checkbox"
            role={look === 'switch' ? 'switch' : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className={look === 'switch' ? SWITCH : TICK}
          />
          {look === 'tick' && (
            <Icon
              name="check"
              className="pointer-events-none absolute inset-0 m-auto size-4 text-white opacity-0 peer-checked:opacity-100 forced-colors:hidden"
            />
          )}
        </span>
        <span className="pt-px">{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-semibold text-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
