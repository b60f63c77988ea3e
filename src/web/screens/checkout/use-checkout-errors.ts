/** The errors at checkout: those of single fields, and those that belong to none. */
import { useState } from 'react';
import type { FieldMessage, Refusal } from '../../api/refusal.ts';
import { stepOf, type Step } from './checkout-rules.ts';
import { fieldsOf } from './save-checkout.ts';

/** Goes to the step of the first error. */
export function useCheckoutErrors(step: Step, goTo: (step: Step) => void) {
  const [faults, setFaults] = useState<readonly FieldMessage[]>([]);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  /** Counts failed attempts, so that the first error gets the focus each time. */
  const [found, setFound] = useState(0);

  const show = (wrong: readonly FieldMessage[]) => {
    setFaults(wrong);
    if (wrong.length > 0) setFound((before) => before + 1);
    const target = wrong.map(({ field }) => stepOf(field)).find((each) => each !== null);
    if (target && target !== step) goTo(target);
  };

  return {
    faults,
    found,
    trouble,
    faultOf: (field: string) => faults.find((fault) => fault.field === field)?.message,
    /** Shows the errors of fields. */
    show,
    /** Shows a refusal at its fields, or by itself if it concerns none. */
    showRefusal(refusal: Refusal) {
      const fields = fieldsOf(refusal);
      show(fields);
      if (fields.every(({ field }) => stepOf(field) === null)) setTrouble(refusal);
    },
    /** Removes the errors of fields that are being typed. */
    forget(fields: readonly string[]) {
      setTrouble(null);
      setFaults((known) => known.filter(({ field }) => !fields.includes(field)));
    },
    forgetTrouble: () => setTrouble(null),
  };
}
