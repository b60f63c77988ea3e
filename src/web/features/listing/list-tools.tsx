/** Order and filter of a list: links and a form, so that both are in the URL and work without JavaScript. */
import { useState, type ReactNode } from 'react';
import { Link } from '../../navigation/link.tsx';
import {
  SCROLLED_LIST,
  SCROLLING_ROW,
  showCurrent,
  showWhole,
} from '../../navigation/scrolling-row.ts';
import { offerNoticePlace } from '../../name-preview/notice-place.ts';
import { Form, useSubmit } from '../../navigation/form.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { useTranslations } from '../../state/translations.ts';
import { useAmendment } from './amend-search.ts';
import { chipClass } from './chip.ts';
import { SORT_ORDERS, writeListQuery, type ListQuery } from './list-address.ts';

export interface ListToolsProps {
  total: number;
  /** There are more than the counted ones. */
  more?: boolean;
  query: ListQuery;
  /** What was searched for comes first, by how well it matches. */
  isSearch?: boolean;
  blanks: readonly { slug: string; name: string; count: number }[];
  /** Further URL parameters of the list, such as the search keyword. */
  keep?: Readonly<Record<string, string>>;
  /** The filters: their button in the row of the order, their form across the page below it. */
  children?: ReactNode;
}

const LEAST_KINDS = 2;

/** A list of one kind has no links to kinds. */
export const hasKinds = ({ blanks }: Pick<ListToolsProps, 'blanks'>) =>
  blanks.length >= LEAST_KINDS;

export function ListTools({
  total,
  more = false,
  isSearch = false,
  query,
  blanks,
  keep = {},
  children,
}: ListToolsProps) {
  const t = useTranslations('listing');
  const submit = useSubmit();
  const amends = useAmendment();
  return (
    <>
      <div
        className={
          children
            ? 'list-row grid items-start gap-2'
            : 'flex flex-wrap items-center justify-between gap-4'
        }
      >
        <div className="flex items-center gap-4">
          <p aria-live="polite" className="shrink-0 leading-none">
            {t(more ? 'countMore' : 'count', { count: total })}
          </p>
          <div ref={offerNoticePlace} className="min-w-0" />
        </div>
        {children}
        {/* The URL says how the list is sorted, so the browser must not restore the value of an
            earlier visit. */}
        <Form
          autoComplete="off"
          onChange={(event) => void submit(event.currentTarget, { amends })}
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
            options={SORT_ORDERS.map((order) => ({
              value: order,
              label: t(isSearch && order === 'featured' ? 'sort.match' : `sort.${order}`),
            }))}
          />
          <noscript>
            <button type="submit" className={buttonClass('secondary')}>
              {t('sort.apply')}
            </button>
          </noscript>
        </Form>
      </div>
      {hasKinds({ blanks }) && <Kinds {...{ query, blanks, keep }} />}
    </>
  );
}

/** Estimates of a chip without its text, of a letter in it, and of the row without the button that shows more. */
const CHIP_PX = 50;
const LETTER_PX = 6.9;
const ROW_PX = 1100;

/** A link to each kind of product in the list, in one row until a shopper on a desk asks for more. */
function Kinds({
  query,
  blanks,
  keep,
}: Required<Pick<ListToolsProps, 'query' | 'blanks' | 'keep'>>) {
  const t = useTranslations('listing');
  const amends = useAmendment();
  const [isWhole, setIsWhole] = useState(false);
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
  let room = ROW_PX;
  const fit = kinds.filter(
    ({ name, count }) => (room -= CHIP_PX + LETTER_PX * `${name}${count ?? ''}`.length) >= 0,
  ).length;
  return (
    <nav ref={showCurrent} aria-label={t('kinds.label')} className={`${SCROLLING_ROW} mt-2`}>
      <ul className={SCROLLED_LIST}>
        {kinds.map(({ slug, name, count }, place) => {
          const here = slug === query.blank;
          return (
            <li
              key={slug ?? 'all'}
              className={place < fit || here || isWhole ? '' : 'not-noscript:xl:hidden'}
            >
              <Link
                to={addressOf(slug)}
                preventScrollReset
                amends={amends}
                onFocus={showWhole}
                aria-current={here || undefined}
                className={chipClass(here)}
              >
                {name}
                {count && <span className="ml-1.5 tabular-nums opacity-80">{count}</span>}
              </Link>
            </li>
          );
        })}
        {fit < kinds.length && (
          <li className="max-xl:hidden noscript:hidden">
            <button
              type="button"
              aria-expanded={isWhole}
              onClick={() => setIsWhole(!isWhole)}
              className={`${chipClass(false)} font-semibold`}
            >
              {t(isWhole ? 'kinds.fewer' : 'kinds.more')}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
