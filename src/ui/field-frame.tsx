/** What stands around every control one types into: label, hint, error, counter. */
import { useId, type ReactNode } from 'react';

export interface FieldFrameProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  className?: string;
  /** Words of the counter below, such as "3/20". */
  counted?: string;
}

/** What the control itself must carry to be tied to its frame. */
export interface FramedControl {
  id: string;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export function FieldFrame({
  label,
  hint,
  error,
  required,
  className = '',
  counted,
  children,
}: FieldFrameProps & { children: (control: FramedControl) => ReactNode }) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`, counted && `${id}-counter`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
        {required && (
          <span aria-hidden="true" className="text-clay-deep">
            {' '}
            *
          </span>
        )}
      </label>
      {children({
        id,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-semibold text-error" role="alert">
          {error}
        </p>
      )}
      {(hint || counted) && (
        <div className="mt-1 flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
          {hint && <p id={`${id}-hint`}>{hint}</p>}
          {counted && (
            <p id={`${id}-counter`} className="ml-auto tabular-nums">
              {counted}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
