/** Submits a form once at a time, and reports its errors by field. */
import { useRef, useState } from 'react';
import type { FieldMessage, Refusal } from '../../api/refusal.ts';
import { refusalFrom } from './refusal-from.ts';

export interface Submission {
  busy: boolean;
  /** A refusal that concerns none of the form's fields. */
  trouble: Refusal | null;
  /** Counts failed attempts, so that the first error gets the focus each time. */
  found: number;
  faultOf: (field: string) => string | undefined;
  faults: Readonly<Record<string, string>>;
  /** Clears a field's error when it is edited. */
  forget: (...fields: readonly string[]) => void;
  /** Checks first. Resolves to false if a check failed or the server refused. */
  submit: (wrong: readonly FieldMessage[], send: () => Promise<unknown>) => Promise<boolean>;
}

export function useSubmit(fields: readonly string[]): Submission {
  const [faults, setFaults] = useState<readonly FieldMessage[]>([]);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState(0);
  const underWay = useRef(false);

  const show = (wrong: readonly FieldMessage[]) => {
    setFaults(wrong);
    if (wrong.length > 0) setFound((before) => before + 1);
  };
  return {
    busy,
    trouble,
    found,
    faultOf: (field) => faults.find((fault) => fault.field === field)?.message,
    faults: Object.fromEntries(faults.map(({ field, message }) => [field, message])),
    forget(...typed) {
      setTrouble(null);
      setFaults((known) => known.filter(({ field }) => !typed.includes(field)));
    },
    async submit(wrong, send) {
      if (underWay.current) return false;
      setTrouble(null);
      show(wrong);
      if (wrong.length > 0) return false;
      underWay.current = true;
      setBusy(true);
      try {
        await send();
        return true;
      } catch (refused) {
        const refusal = refusalFrom(refused);
        const named = fieldsOf(refusal).filter(({ field }) => fields.includes(field));
        show(named);
        if (named.length === 0) setTrouble(refusal);
        return false;
      } finally {
        underWay.current = false;
        setBusy(false);
      }
    },
  };
}

function fieldsOf({ fields, field, message }: Refusal): readonly FieldMessage[] {
  return fields.length > 0 || !field ? fields : [{ field, message }];
}
