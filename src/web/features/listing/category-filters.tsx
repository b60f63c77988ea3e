/**
 * The filters of a category's list. Most shoppers never open them, so their code and choices load when somebody does;
 * a page that is narrowed has both.
 */
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link } from '../../navigation/link.tsx';
import { useTranslations } from '../../state/translations.ts';
import type { CategoryFormProps } from './category-form.tsx';
import { FiltersDetails } from './filters-details.tsx';

// The server renders it without waiting. A static import would load it in browsers too.
const CategoryForm = import.meta.env.SSR
  ? (await import('./category-form.tsx')).default
  : lazy(() => import('./category-form.tsx'));

export function CategoryFilters(filters: Omit<CategoryFormProps, 'part'>) {
  const t = useTranslations('listing');
  const [isOpen, setIsOpen] = useState(false);
  const isNarrowed = filters.offered !== undefined;
  // The same element when it is opened: an update before its code has come would drop the server's fields, and what is
  // typed into them.
  const form = useMemo(
    () => (
      <Suspense>
        <CategoryForm part="form" {...filters} />
      </Suspense>
    ),
    [filters],
  );
  return (
    <div>
      <FiltersDetails onToggle={setIsOpen}>
        {isNarrowed || isOpen ? (
          form
        ) : (
          <noscript>
            <Link to={`/shop?category=${filters.slug}`}>{t('facets.inShop')}</Link>
          </noscript>
        )}
      </FiltersDetails>
      {isNarrowed && (
        <Suspense>
          <CategoryForm part="chosen" {...filters} />
        </Suspense>
      )}
    </div>
  );
}
