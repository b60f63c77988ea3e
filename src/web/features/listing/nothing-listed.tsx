/** Shown for an empty list, with the caller's links, the occasions and kinds of products. */
import type { ReactNode } from 'react';
import { Link } from '../../navigation/link.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { usePageMenu, type PageMenu } from '../../state/page-menu.ts';
import { useTranslations } from '../../state/translations.ts';
import { CHIP } from './chip.ts';

export interface NothingListedProps {
  title: string;
  text?: string;
  /** Links to continue with; the whole shop by default. */
  children?: ReactNode;
  /** Shown before the occasions. */
  instead?: ReactNode;
}

export function NothingListed({ title, text, children, instead }: NothingListedProps) {
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
      {instead}
      <Categories
        id="occasions"
        title={t('occasions')}
        categories={menu.filter(({ occasion }) => occasion)}
      />
      <Categories
        id="elsewhere"
        title={t('elsewhere')}
        categories={menu.filter(({ occasion }) => !occasion)}
      />
    </div>
  );
}

function Categories({
  id,
  title,
  categories,
}: {
  id: string;
  title: string;
  categories: PageMenu;
}) {
  if (categories.length === 0) return null;
  return (
    <nav aria-labelledby={id} className="mt-12">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={`/c/${slug}`} className={`${CHIP} border-edge text-ink hover:border-ink`}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
