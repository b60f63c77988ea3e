/** Pagination links of a list. All other URL parameters stay. */
import { useLocation } from '../../navigation/use-router.ts';
import { Link } from '../../navigation/link.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { useTranslations } from '../../state/translations.ts';

export function PageLinks({ page, pages }: { page: number; pages: number }) {
  const t = useTranslations('common');
  const { search } = useLocation();
  const addressOf = (target: number) => {
    const parameters = new URLSearchParams(search);
    // The first page has a single URL.
    if (target === 1) parameters.delete('page');
    else parameters.set('page', String(target));
    return { search: parameters.size > 0 ? `?${parameters}` : '' };
  };
  return (
    <Pagination
      page={page}
      pages={pages}
      label={t('pages')}
      steps={[t('pageBefore'), t('pageAfter')]}
      pageLabel={(number) => t('page', { page: number })}
      renderLink={(target, content, more) => (
        <Link to={addressOf(target)} {...more}>
          {content}
        </Link>
      )}
    />
  );
}
