/** The layout of the screens around signing in: a card with the form, and beside it the benefits of an account. */
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { useTranslations } from '../../state/translations.ts';

const BENEFITS = [
  ['orders', 'van'],
  ['again', 'pencil'],
  ['addresses', 'home'],
  ['wishlist', 'heart'],
] as const satisfies readonly (readonly [string, IconName])[];

export interface AccountPageFrameProps {
  title: string;
  text?: string;
  /** Instead of the benefits of an account. */
  beside?: ReactNode;
  children: ReactNode;
}

export function AccountPageFrame({ title, text, beside, children }: AccountPageFrameProps) {
  return (
    <div className="page grid max-w-[68rem] items-start gap-8 py-8 md:py-14 lg:grid-cols-[minmax(0,30rem)_1fr] lg:gap-16">
      <div className="rounded-soft border border-line bg-white p-5 max-[18rem]:p-3 sm:p-8">
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        {text && <p className="mt-2 text-ink-soft">{text}</p>}
        <div className="mt-6">{children}</div>
      </div>
      {beside ?? <Benefits />}
    </div>
  );
}

function Benefits() {
  const t = useTranslations('account-forms');
  return (
    <section aria-labelledby="door-benefits" className="lg:pt-10">
      <h2 id="door-benefits" className="text-2xl">
        {t('benefits.title')}
      </h2>
      <ul className="mt-5 grid gap-4">
        {BENEFITS.map(([benefit, icon]) => (
          <li key={benefit} className="flex items-start gap-4">
            <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-bottle-tint text-bottle">
              <Icon name={icon} />
            </span>
            <span className="pt-2.5">{t(`benefits.${benefit}`)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-ink-soft">{t('benefits.guest')}</p>
    </section>
  );
}
