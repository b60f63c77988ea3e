/** A likely typo in the email address holds the step up once: the shopper sees the suggestion, and may go on without it. */
import { useEffect, useRef, useState } from 'react';
import { useEmailSuggestion } from '../../../features/account-forms/use-email-suggestion.ts';
import { useCart } from '../../../state/cart.ts';

export function useHeldEmail() {
  const { look, meantBy } = useEmailSuggestion();
  const saved = useCart((cart) => cart.email);
  const hint = useRef<HTMLSpanElement>(null);
  const [held, setHeld] = useState<string>();
  useEffect(() => {
    if (held !== undefined) hint.current?.querySelector('button')?.focus();
  }, [held]);
  return {
    look,
    meantBy,
    /** Where the suggestion is shown. */
    hint,
    isHolding: held !== undefined,
    async isHeld(email: string): Promise<boolean> {
      if (email === held || email === saved || !(await look(email))) return false;
      setHeld(email);
      return true;
    },
  };
}

export type HeldEmail = ReturnType<typeof useHeldEmail>;
