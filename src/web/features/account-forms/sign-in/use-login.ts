/** Sign-in with email and password, then a code if the customer has turned two-step on. */
import { useState } from 'react';
import { signIn, type Credentials } from '../../../session/sign-in.ts';
import type { AccountUser } from '../../../state/account.ts';
import { useTranslations } from '../../../state/translations.ts';
import { refusedLogin, type Faults } from '../account-form-rules.ts';
import { claimCart } from './claim-cart.ts';

const NOT_ACTIVATED = 401;

export function useLogin(onIn?: (user: AccountUser) => void) {
  const t = useTranslations('account-forms');
  /** The credentials that need a code. */
  const [pending, setPending] = useState<Credentials | null>(null);
  /** Errors in email or password that the server reported only with the code. */
  const [found, setFound] = useState<Faults>({});
  /** The email of an account that is not activated yet. */
  const [unconfirmed, setUnconfirmed] = useState('');

  return {
    asksCode: pending !== null,
    pending,
    found,
    unconfirmed,

    /** Returns the errors, or undefined if signed in or if a code is required. */
    async attempt(credentials: Credentials): Promise<Faults | undefined> {
      setUnconfirmed('');
      const result = await signIn(credentials);
      switch (result.outcome) {
        case 'in':
          void claimCart();
          onIn?.(result.user);
          return undefined;
        case 'twoStep':
          setFound({});
          setPending(credentials);
          return undefined;
        case 'unknown':
          return { form: t('login.accountFailed') };
        case 'refused': {
          const { status, field } = result.refusal;
          if (status === NOT_ACTIVATED && field === 'username')
            setUnconfirmed(credentials.username);
          return refusedLogin(result.refusal, { later: t('later') });
        }
      }
    },

    /** Returns from the code to email and password. */
    startAgain(wrong: Faults = {}) {
      setFound(wrong);
      setPending(null);
    },
  };
}

export type Login = ReturnType<typeof useLogin>;
