/** What all account forms do: check, send once, show errors and focus the first. */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Refusal } from '../../api/refusal.ts';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import type { Faults, ValueOf } from './account-form-rules.ts';
import { keepTyped } from './form-input.ts';

export interface AccountFormWork {
  /** Errors found before sending. */
  check(value: ValueOf): Faults;
  /** Returns errors, or nothing on success. */
  send(value: ValueOf): Promise<Faults | undefined | void>;
  /** The errors to show if the server refuses what `send` requests. */
  refused?(refusal: Refusal): Faults;
  /** Errors that another form found in this one. */
  found?: Faults;
}

export function useAccountForm({ check, send, refused, found: foundBefore = {} }: AccountFormWork) {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>(foundBefore);
  const [busy, setBusy] = useState(false);
  /** Counts failed attempts, so that the first error gets the focus each time. */
  const [found, setFound] = useState(Object.keys(foundBefore).length);
  const ready = useStoredStateRead();

  useEffect(() => {
    if (found > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [found]);

  const show = (wrong: Faults) => {
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) setFound((before) => before + 1);
  };

  const submit = async () => {
    if (busy || !form.current) return;
    const given = new FormData(form.current);
    const value: ValueOf = (name) => {
      const entry = given.get(name);
      return typeof entry === 'string' ? entry : '';
    };
    const wrong = check(value);
    show(wrong);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      const found = await send(value);
      if (found) show(found);
    } catch (failure) {
      if (!refused || !(failure instanceof Refusal)) throw failure;
      show(refused(failure));
    } finally {
      setBusy(false);
    }
  };

  return {
    faults,
    busy,
    show,
    /** False before hydration, when a press would submit the form natively. */
    ready,
    form: {
      ref: form,
      // A native submission must not put the fields into the URL.
      method: 'post',
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
      onChange: ({ target }: FormEvent) => {
        if (!(target instanceof HTMLInputElement)) return;
        const { name, type, value } = target;
        if (type !== 'checkbox') keepTyped(name, value);
        setFaults(({ [name]: _, form: __, ...others }) => others);
      },
    } as const,
  };
}
