/** Shown for an empty list, with the caller's links and some categories. */
import type { ReactNode } from 'react';
import { Link } from '../../navigation/link.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { usePageMenu } from '../../state/page-menu.ts';
import { useTranslations } from '../../state/translations.ts';
import { CHIP } from './chip.ts';

export interface NothingListedProps {
  title: string;
  text?: string;
  /** Links to continue with; the whole shop by default. */
  children?: ReactNode;
}

const CATEGORIES = 12;

export function NothingListed({ title, text, children }: NothingListedProps) {
  const t = useTranslations('listing');
  const menu = usePageMenu();
  return (
    <div className="mt-8">
      <EmptyState icon={<Icon name="search" className="size-10" />} title={title} text={text}>
        {children || (
          <Link to="/shop" className={buttonClass()}>
            {t('shop')}
          </Link>
        )}
      </EmptyState>
      {menu.length > 0 && (
        <nav aria-labelledby="elsewhere" className="mt-12">
          <h2 id="elsewhere" className="text-2xl">
            {t('elsewhere')}
          </h2>
          <ul className="mt-4 flex flex-wrap gap-2">
            {menu.slice(0, CATEGORIES).map(({ slug, name }) => (
              <li key={slug}>
                <Link to={`/c/${slug}`} className={`${CHIP} border-edge text-ink hover:border-ink`}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
