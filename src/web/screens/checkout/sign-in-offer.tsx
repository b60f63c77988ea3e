/** Lets guests sign in without leaving the checkout. Their input stays. */
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { isSignedIn, useAccount } from '../../state/account.ts';
import { showDialog } from '../../state/app.ts';
import { useTranslations } from '../../state/translations.ts';

export function SignInOffer() {
  const t = useTranslations('checkout');
  const signedIn = useAccount(isSignedIn);
  const email = useAccount(({ user }) => user?.email);
  return (
    // Announced to a shopper who has just signed in.
    <div
      role="status"
      className="mt-5 flex min-h-11 items-center gap-3 group-has-data-paying/checkout:hidden"
    >
      <Icon name="person" className="size-5 text-ink-soft" />
      {signedIn ? (
        email && <p className="min-w-0 break-words">{t('account.signedIn', { email })}</p>
      ) : (
        <p className="flex flex-wrap items-center gap-x-2">
          {/* The button says enough for the one line of a phone. */}
          <span className="hidden sm:block">{t('account.offer')}</span>
          <Button look="text" onClick={() => showDialog('login')} className="underline">
            {t('account.signIn')}
          </Button>
        </p>
      )}
    </div>
  );
}
