/** The way in: e-mail and password, then a code where the customer has turned two-step on. */
import { useState } from 'react';
import { signIn, type Credentials } from '../../session/sign-in.ts';
import type { AccountUser } from '../../state/account.ts';
import { useTranslations } from '../../state/translations.ts';
import { refusedLogin, type Faults } from './account-form-rules.ts';
import { takeCartOver } from './take-cart-over.ts';

const NOT_ACTIVATED = 401;

export function useLogin(onIn?: (user: AccountUser) => void) {
  const t = useTranslations('account-forms');
  /** What a code is asked for. */
  const [pending, setPending] = useState<Credentials | null>(null);
  /** What the shop found wrong with e-mail or password only when the code came. */
  const [found, setFound] = useState<Faults>({});
  /** The e-mail of an account whose letter has not been followed. */
  const [unconfirmed, setUnconfirmed] = useState('');

  return {
    asksCode: pending !== null,
    pending,
    found,
    unconfirmed,

    /** Answers what is wrong; nothing where the customer is in, or a code is asked for. */
    async attempt(credentials: Credentials): Promise<Faults | undefined> {
      setUnconfirmed('');
      const result = await signIn(credentials);
      switch (result.outcome) {
        case 'in':
          void takeCartOver();
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

    /** Back from the code to e-mail and password. */
    startAgain(wrong: Faults = {}) {
      setFound(wrong);
      setPending(null);
    },
  };
}

export type Login = ReturnType<typeof useLogin>;
