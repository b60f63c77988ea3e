/** The suggestions below a search box: categories, products and a link to all results. Loaded on first focus. */
import type { RefObject } from 'react';
import { Link } from '../../navigation/link.tsx';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { pictureSource } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';
import { useSuggestionBox } from './use-suggestion-box.ts';
import type { Found } from './use-suggestions.ts';

export interface SuggestionsProps {
  input: RefObject<HTMLInputElement | null>;
  id: string;
}

const EITHER = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const OPTION =
  'flex min-h-12 items-center gap-3 px-4 py-1.5 text-ink no-underline hover:bg-paper-deep aria-selected:chosen aria-selected:bg-bottle-tint';

export function Suggestions({ input, id }: SuggestionsProps) {
  const t = useTranslations('search-box');
  const { list, suggested, addresses, open, active, close } = useSuggestionBox(input, id);
  const categories = suggested?.categories ?? [];
  const products = suggested?.found?.products ?? [];
  const notMade = suggested?.found?.notMade ?? [];
  const said = notMade.length > 0 ? t('notMade', { names: EITHER.format(notMade) }) : '';

  const optionAt = (place: number) => ({
    id: `${id}-${place}`,
    role: 'option',
    'aria-selected': place === active,
    tabIndex: -1,
    to: addresses[place] ?? '',
    onClick: close,
    // Keeps the focus in the box.
    onPointerDown: (event: { preventDefault(): void }) => event.preventDefault(),
    className: OPTION,
  });

  return (
    <>
      <p role="status" className="sr-only">
        {open ? [said, t('count', { count: addresses.length })].join(' ').trim() : ''}
      </p>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={t('label')}
        hidden={!open}
        className="absolute inset-x-0 top-full z-40 mt-2 max-h-[70dvh] overflow-y-auto rounded-soft border border-line bg-white py-2 shadow-lift"
      >
        {categories.length > 0 && (
          <div role="group" aria-label={t('categories')}>
            {categories.map(({ slug, name }, place) => (
              <Link key={slug} {...optionAt(place)}>
                <Icon name="grid" className="size-5 text-ink-soft" />
                <span>{name}</span>
              </Link>
            ))}
          </div>
        )}
        {/* A listbox has only options: the status says it to screen readers. */}
        {said && (
          <p aria-hidden="true" className="px-4 py-2 text-ink-soft">
            {said}
          </p>
        )}
        {products.length > 0 && (
          <div role="group" aria-label={t('products')}>
            {products.map((product, place) => (
              <Link key={product.slug} {...optionAt(categories.length + place)}>
                <ProductSuggestion {...product} />
              </Link>
            ))}
          </div>
        )}
        {suggested && products.length > 0 && (
          <Link
            {...optionAt(addresses.length - 1)}
            className={`${OPTION} font-semibold text-bottle!`}
          >
            <Icon name="search" />
            <span className="min-w-0 break-words">
              {suggested.found?.correctedTo
                ? t('allCorrected', { keyword: suggested.found.correctedTo })
                : t('all', { keyword: suggested.keyword })}
            </span>
          </Link>
        )}
      </div>
    </>
  );
}

function ProductSuggestion({ name, picture, fromPence }: Found['products'][number]) {
  return (
    <>
      <Picture
        source={pictureSource(picture)}
        decorative
        sizes="44px"
        className="size-11 shrink-0 rounded-soft"
      />
      <span className="min-w-0 grow">{name}</span>
      <span className="text-ink-soft tabular-nums">{formatPounds(pence(fromPence))}</span>
    </>
  );
}
