/** The header of the checkout: the way back to the cart and a number to call, and nothing that leads elsewhere. */
import type { Ref } from 'react';
import { Link } from '../../navigation/link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';
import { CartButton } from './cart-button.tsx';
import { Logo } from './logo.tsx';

export function CheckoutHeader({ ref }: { ref: Ref<HTMLElement> }) {
  const t = useTranslations('shell');
  const { name, phone } = shopSettings();
  return (
    <header
      ref={ref}
      className="relative z-30 border-b border-line bg-paper tall:sticky tall:top-0"
    >
      <div className="page flex h-16 items-center gap-1 lg:h-20 lg:gap-6">
        <Link
          to="/"
          aria-label={t('logo', { shop: name })}
          className="mr-auto rounded-soft no-underline"
        >
          <Logo name={name} />
        </Link>
        <a
          href={`tel:${phone.replaceAll(' ', '')}`}
          aria-label={t('topBar.call', { phone })}
          className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-soft px-2 font-semibold text-ink no-underline hover:bg-paper-deep"
        >
          <Icon name="phone" className="size-5" />
          <span className="hidden sm:inline">{t('topBar.call', { phone })}</span>
        </a>
        <CartButton />
      </div>
    </header>
  );
}
