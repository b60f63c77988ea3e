/** The frame of every form control: label, hint, error and counter. */
import { useId, type ReactNode } from 'react';

/** The texts of a counter, on screen and for screen readers. */
export interface Counter {
  /** Shown on screen only, because it changes with each key: "3/20". */
  shown: (used: number, limit: number) => string;
  /** Read out with the label: "20 characters at most". */
  most: (limit: number) => string;
  /** Announced near the limit: "2 characters left". */
  left: (characters: number) => string;
}

/** In characters, not UTF-16 units. */
export interface Count {
  used: number;
  limit: number;
}

export interface FieldFrameProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  className?: string;
  counter?: Counter;
  count?: Count;
}

/** Attributes that connect the control to its frame. */
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
  counter,
  count,
  children,
}: FieldFrameProps & { children: (control: FramedControl) => ReactNode }) {
  const id = useId();
  const counts = counter && count && { counter, count };
  const described = [error && `${id}-error`, hint && `${id}-hint`, counts && `${id}-limit`]
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
      {(hint || counts) && (
        <div className="mt-1 flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
          {hint && <p id={`${id}-hint`}>{hint}</p>}
          {counts && <CounterLine {...counts} limitId={`${id}-limit`} />}
        </div>
      )}
    </div>
  );
}

/** True in the last eighth of a short field, and for the last ten characters of a long one. */
function isNearLimit({ used, limit }: Count): boolean {
  return used > 0 && limit - used <= Math.min(10, Math.floor(limit / 8));
}

function CounterLine({
  counter,
  count,
  limitId,
}: {
  counter: Counter;
  count: Count;
  limitId: string;
}) {
  const { used, limit } = count;
  return (
    <>
      <p
        className={`ml-auto tabular-nums ${used < limit ? '' : 'font-semibold text-ink'}`}
        aria-hidden="true"
      >
        {counter.shown(used, limit)}
      </p>
      <span id={limitId} hidden>
        {counter.most(limit)}
      </span>
      <span className="sr-only" aria-live="polite">
        {isNearLimit(count) && counter.left(Math.max(0, limit - used))}
      </span>
    </>
  );
}
