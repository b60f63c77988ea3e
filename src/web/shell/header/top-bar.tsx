/** The thin bar above the header: social links, what an order gets, telephone number, account links. */
import { Icon } from '../../../ui/icon.tsx';
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';
import { AccountMenu } from './account-menu.tsx';
import { LastOrders } from './last-orders.tsx';
import { SocialLinks } from './social-links.tsx';

export function TopBar() {
  const t = useTranslations('shell');
  const { cutOff } = shopSettings();
  return (
    <div className="on-bottle hidden bg-bottle text-sm text-paper lg:block">
      <div className="page flex h-10 items-center justify-between">
        <SocialLinks />
        <p className="flex gap-6">
          <span>{t('topBar.orderBy', { cutOff })}</span>
          <LastOrders />
        </p>
        <div className="flex items-center gap-6">
          <PhoneLink className="min-h-10" />
          <AccountMenu label={t('account.menu')} />
        </div>
      </div>
    </div>
  );
}

export function PhoneLink({ className }: { className: string }) {
  const t = useTranslations('shell');
  const { phone } = shopSettings();
  return (
    <a
      href={`tel:${phone.replaceAll(' ', '')}`}
      className={`inline-flex items-center gap-2 underline-offset-4 hover:underline ${className}`}
    >
      <Icon name="phone" className="size-4" />
      <span className="max-sm:sr-only">{t('topBar.call', { phone })}</span>
    </a>
  );
}
