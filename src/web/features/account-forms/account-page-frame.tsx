/** The layout of the screens around signing in: a card with the form, and beside it the benefits of an account. */
import type { ReactNode } from 'react';
import type { IconName } from '../../../ui/icon.tsx';
import { useTranslations } from '../../state/translations.ts';
import { IconList } from './icon-list.tsx';

const BENEFITS = [
  ['orders', 'van'],
  ['again', 'pencil'],
  ['addresses', 'home'],
  ['wishlist', 'heart'],
] as const satisfies readonly (readonly [string, IconName])[];

export interface AccountPageFrameProps {
  title: string;
  text?: string;
  /** Instead of the benefits of an account; null for a card alone in the middle. */
  beside?: ReactNode;
  children: ReactNode;
}

export function AccountPageFrame({ title, text, beside, children }: AccountPageFrameProps) {
  return (
    <div
      className={`page grid items-start gap-8 py-8 md:py-14 ${beside === null ? 'max-w-xl' : 'max-w-[68rem] lg:grid-cols-[minmax(0,30rem)_1fr] lg:gap-16'}`}
    >
      <div className="rounded-soft border border-line bg-white p-5 max-[18rem]:p-3 sm:p-8">
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        {text && <p className="mt-2 text-ink-soft">{text}</p>}
        <div className="mt-6">{children}</div>
      </div>
      {beside === undefined ? <Benefits /> : beside}
    </div>
  );
}

function Benefits() {
  const t = useTranslations('account-forms');
  return (
    <IconList
      id="door-benefits"
      title={t('benefits.title')}
      points={BENEFITS.map(([benefit, icon]) => ({ icon, text: t(`benefits.${benefit}`) }))}
    >
      {t('benefits.guest')}
    </IconList>
  );
}
