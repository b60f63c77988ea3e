/** Order and filter of a list: links and a form, so that both are in the URL and work without JavaScript. */
import type { ReactNode } from 'react';
import { Link } from '../../navigation/link.tsx';
import { SCROLLING_ROW, showCurrent, showWhole } from '../../navigation/scrolling-row.ts';
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
  /** The filters: their button in the row of the order, their form across the page below it. */
  children?: ReactNode;
}

const LEAST_KINDS = 2;

export function ListTools({
  total,
  more = false,
  query,
  blanks,
  keep = {},
  children,
}: ListToolsProps) {
  const t = useTranslations('listing');
  const submit = useSubmit();
  return (
    <>
      <div
        className={
          children
            ? 'list-row grid items-start gap-2'
            : 'flex flex-wrap items-center justify-between gap-4'
        }
      >
        <p aria-live="polite" className={children ? 'leading-none md:mt-4' : undefined}>
          {t(more ? 'countMore' : 'count', { count: total })}
        </p>
        {children}
        {/* The URL says how the list is sorted, so the browser must not restore the value of an
            earlier visit. */}
        <Form
          autoComplete="off"
          onChange={(event) => void submit(event.currentTarget)}
          className="flex gap-2"
        >
          {Object.entries({ ...keep, ...(query.blank && { blank: query.blank }) }).map(
            ([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ),
          )}
          <Select
            inline
            className="min-w-0 grow"
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
      </div>
      {blanks.length >= LEAST_KINDS && <Kinds {...{ query, blanks, keep }} />}
    </>
  );
}

/** A link to each kind of product in the list, in one row. */
function Kinds({
  query,
  blanks,
  keep,
}: Required<Pick<ListToolsProps, 'query' | 'blanks' | 'keep'>>) {
  const t = useTranslations('listing');
  const addressOf = (blank: string | undefined) => {
    const parameters = new URLSearchParams(
      `${new URLSearchParams(keep)}&${writeListQuery({ ...query, page: 1, blank }).slice(1)}`,
    );
    return { search: parameters.size > 0 ? `?${parameters}` : '' };
  };
  const kinds: readonly { slug?: string; name: string; count?: number }[] = [
    { name: t('kinds.all') },
    ...blanks,
  ];
  return (
    <nav ref={showCurrent} aria-label={t('kinds.label')} className={`${SCROLLING_ROW} mt-3`}>
      <ul className="flex w-max gap-2">
        {kinds.map(({ slug, name, count }) => {
          const here = slug === query.blank;
          return (
            <li key={slug ?? 'all'}>
              <Link
                to={addressOf(slug)}
                preventScrollReset
                onFocus={showWhole}
                aria-current={here || undefined}
                className={`${CHIP} ${here ? 'chosen border-bottle bg-bottle text-white' : 'border-edge text-ink hover:border-ink'}`}
              >
                {name}
                {count && <span className="ml-1.5 tabular-nums opacity-80">{count}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
