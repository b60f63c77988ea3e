/** The account's drop-down: sign-in for visitors, the account's pages for customers. */
import { Link } from '../../navigation/link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Menu, type MenuItem } from '../../../ui/overlays/menu.tsx';
import { signOut } from '../../session/sign-out.ts';
import { isSignedIn, useAccount } from '../../state/account.ts';
import { showToast } from '../../state/app.ts';
import { useTranslations } from '../../state/translations.ts';
import { accountLinks } from './account-links.ts';

/** Shows the label as text, or the person icon without one. */
export function AccountMenu({ label }: { label?: string }) {
  const t = useTranslations('shell');
  const signedIn = useAccount(isSignedIn);
  const items: MenuItem[] = accountLinks(signedIn).map(({ to, label: key }) => ({
    key: to,
    render: (close) => (
      <Link to={to} onClick={close}>
        {t(key)}
      </Link>
    ),
  }));
  if (signedIn) {
    items.push({
      key: 'sign-out',
      render: (close) => (
        <button
          type="button"
          onClick={() => {
            signOut();
            showToast(t('toast.signedOut'));
            close();
          }}
        >
          {t('account.signOut')}
        </button>
      ),
    });
  }
  return (
    <Menu
      id={label ? 'account-menu-by-name' : 'account-menu'}
      items={items}
      chevron={label !== undefined}
      buttonClassName={
        label ? 'min-h-10' : 'size-11 justify-center rounded-soft hover:bg-paper-deep'
      }
      button={
        label ?? (
          <>
            <Icon name="person" className="size-6" />
            <span className="sr-only">{t('account.menu')}</span>
          </>
        )
      }
    />
  );
}
