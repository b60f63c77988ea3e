/** Order and filter of a list: links and a form, so that both are in the URL and work without JavaScript. */
import { Link } from '../../navigation/link.tsx';
import { Form, useSubmit } from '../../navigation/form.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { useTranslations } from '../../state/translations.ts';
import { CHIP } from './chip.ts';
import { SORT_ORDERS, writeListQuery, type ListQuery } from './list-address.ts';

export interface ListToolsProps {
  total: number;
  /** There are more than the counted ones. */
  more?: boolean;
  query: ListQuery;
  blanks: readonly { slug: string; name: string; count: number }[];
  /** Further URL parameters of the list, such as the search keyword. */
  keep?: Readonly<Record<string, string>>;
}

const LEAST_KINDS = 2;

export function ListTools({ total, more = false, query, blanks, keep = {} }: ListToolsProps) {
  const t = useTranslations('listing');
  const submit = useSubmit();
  const addressOf = (blank: string | undefined) => {
    const parameters = new URLSearchParams([
      ...Object.entries(keep),
      ...new URLSearchParams(
        writeListQuery({ page: 1, sort: query.sort, ...(blank && { blank }) }),
      ),
    ]);
    return { search: parameters.size > 0 ? `?${parameters}` : '' };
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p aria-live="polite">{t(more ? 'countMore' : 'count', { count: total })}</p>
      {/* The URL says how the list is sorted, so the browser must not restore the value of an
          earlier visit. */}
      <Form
        autoComplete="off"
        onChange={(event) => void submit(event.currentTarget)}
        className="flex items-end gap-2"
      >
        {Object.entries({ ...keep, ...(query.blank && { blank: query.blank }) }).map(
          ([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ),
        )}
        <Select
          inline
          label={t('sort.label')}
          name="sort"
          key={query.sort}
          defaultValue={query.sort}
          options={SORT_ORDERS.map((order) => ({ value: order, label: t(`sort.${order}`) }))}
        />
        <noscript>
          <button type="submit" className={buttonClass('secondary')}>
            {t('sort.apply')}
          </button>
        </noscript>
      </Form>
      {blanks.length >= LEAST_KINDS && (
        <nav
          aria-label={t('kinds.label')}
          className="-mx-4 w-screen overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:w-full md:px-0"
        >
          <ul className="flex w-max gap-2 md:w-auto md:flex-wrap">
            {[{ slug: undefined, name: t('kinds.all'), count: undefined }, ...blanks].map(
              ({ slug, name, count }) => {
                const here = slug === query.blank;
                return (
                  <li key={slug ?? 'all'} className="shrink-0">
                    <Link
                      to={addressOf(slug)}
                      preventScrollReset
                      aria-current={here ? 'true' : undefined}
                      className={`${CHIP} ${here ? 'chosen border-bottle bg-bottle text-white' : 'border-edge text-ink hover:border-ink'}`}
                    >
                      {name}
                      {count !== undefined && (
                        <span className="ml-1.5 tabular-nums opacity-80">{count}</span>
                      )}
                    </Link>
                  </li>
                );
              },
            )}
          </ul>
        </nav>
      )}
    </div>
  );
}
