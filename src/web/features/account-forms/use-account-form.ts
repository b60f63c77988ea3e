/** What every form of the account does: checks, sends once, shows what is wrong, takes the focus there. */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import type { Faults, ValueOf } from './account-form-rules.ts';
import { keepTyped } from './form-input.ts';

export interface AccountFormWork {
  /** What is wrong before anything is sent. */
  check(value: ValueOf): Faults;
  /** Answers what the shop found wrong; nothing where all went well. */
  send(value: ValueOf): Promise<Faults | undefined>;
  /** What another form found wrong with this one. */
  found?: Faults;
}

export function useAccountForm({ check, send, found: foundBefore = {} }: AccountFormWork) {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>(foundBefore);
  const [busy, setBusy] = useState(false);
  /** Counts how often something was found wrong: the first of it is to have the focus each time. */
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
    const refused = await send(value).finally(() => setBusy(false));
    if (refused) show(refused);
  };

  return {
    faults,
    busy,
    show,
    /** Before the page is alive a press would hand the form to the browser. */
    ready,
    form: {
      ref: form,
      // What the browser sends by itself, should it come to that, is not to stand in an address.
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
