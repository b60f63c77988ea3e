/** The account's dialogs over any page: login, register, recover. Loaded when the first one opens. */
import { useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from '../../navigation/use-router.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { pathAfterSignIn } from '../../session/guard.ts';
import { useAccount } from '../../state/account.ts';
import { showDialog, useApp, type DialogName } from '../../state/app.ts';
import { useTranslations } from '../../state/translations.ts';
import { useWishlist } from '../../wishlist/wishlist-actions.ts';
import { LoginForm } from './sign-in/login-form.tsx';
import { RecoverForm } from './recovery/recover-form.tsx';
import { RegisterForm } from './registration/register-form.tsx';
import { Registered } from './registration/registered.tsx';
import { useLogin } from './sign-in/use-login.ts';

const close = () => {
  showDialog(null);
  useWishlist.setState({ askedFor: '' });
};

export default function AccountDialogs() {
  return (
    <>
      <LoginDialog />
      <RegisterDialog />
      <RecoverDialog />
    </>
  );
}

function LoginDialog() {
  const t = useTranslations('account-forms');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const login = useLogin((user) => {
    close();
    const from = pathname + search;
    const next = pathAfterSignIn(user, { from });
    if (next !== from) void navigate(next, { state: { from } });
  });
  return (
    <AccountDialog
      name="login"
      title={t(login.asksCode ? 'code.title' : 'login.title')}
      reason={login.asksCode ? undefined : 'login.wish'}
      onClose={login.startAgain}
    >
      <LoginForm login={login} />
    </AccountDialog>
  );
}

function RegisterDialog() {
  const t = useTranslations('account-forms');
  const [registered, setRegistered] = useState('');
  return (
    <AccountDialog
      name="register"
      title={t(registered ? 'registered.title' : 'register.title')}
      reason={registered ? 'registered.wish' : 'register.wish'}
      onClose={() => setRegistered('')}
    >
      {registered ? (
        <Registered email={registered} />
      ) : (
        <RegisterForm onRegistered={setRegistered} />
      )}
    </AccountDialog>
  );
}

function RecoverDialog() {
  const t = useTranslations('account-forms');
  return (
    <AccountDialog name="recover" title={t('recover.title')}>
      <RecoverForm />
    </AccountDialog>
  );
}

interface AccountDialogProps {
  name: DialogName;
  title: string;
  /** The key of the text that says what for, if a guest pressed the heart of a product. */
  reason?: 'login.wish' | 'register.wish' | 'registered.wish' | undefined;
  onClose?: () => void;
  children: ReactNode;
}

function AccountDialog({ name, title, reason, onClose, children }: AccountDialogProps) {
  const t = useTranslations('account-forms');
  const content = useRef<HTMLDivElement>(null);
  const product = useWishlist(({ askedFor }) => askedFor);
  const asked = useApp(({ dialogState }) => dialogState[name]);
  // The customer may have signed in since, here or in another tab.
  const isIn = useAccount(({ token, user }) => token !== '' && user !== null);
  return (
    <Dialog
      open={asked && !(isIn && name === 'login')}
      onClose={() => {
        close();
        onClose?.();
      }}
      title={title}
      description={reason && product && t(reason, { name: product })}
      closeLabel={t('common:close')}
      initialFocus={() => content.current?.querySelector('input') ?? null}
    >
      <div ref={content}>{children}</div>
    </Dialog>
  );
}
