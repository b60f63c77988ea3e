/** The suggestions below a search box: categories, products and a link to all results. Loaded on first focus. */
import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useDismiss } from '../../../ui/overlays/use-dismiss.ts';
import { pictureSource } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface SuggestionsProps {
  input: RefObject<HTMLInputElement | null>;
  id: string;
}

const NONE = -1;
const OPTION =
  'flex min-h-12 items-center gap-3 px-4 py-1.5 text-ink no-underline hover:bg-paper-deep aria-selected:chosen aria-selected:bg-bottle-tint';

export default function Suggestions({ input, id }: SuggestionsProps) {
  const t = useTranslations('search-box');
  const navigate = useNavigate();
  const { key: visit } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const [active, setActive] = useState(NONE);
  const suggested = useSuggestions(asked ? typed : '');

  const categories = suggested?.categories ?? [];
  const products = suggested?.found?.products ?? [];
  const all = suggested && `/search?${new URLSearchParams({ q: suggested.keyword })}`;
  const addresses = [
    ...categories.map(({ slug }) => `/c/${slug}`),
    ...products.map(({ slug }) => `/p/${slug}`),
    ...(all && products.length > 0 ? [all] : []),
  ];
  const open = asked && addresses.length > 0;
  const close = useCallback(() => {
    setAsked(false);
    setActive(NONE);
  }, []);
  useDismiss(open, list, input, close);
  useEffect(close, [visit, close]);

  const onInput = useEffectEvent(() => {
    setTyped(input.current?.value ?? '');
    setAsked(true);
    setActive(NONE);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const count = addresses.length + 1;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return onInput();
      // One position more than there are suggestions: in the box, with none selected.
      const by = event.key === 'ArrowDown' ? 1 : -1;
      setActive(((active + 1 + by + count) % count) - 1);
    } else if (event.key === 'Enter') {
      const address = open ? addresses[active] : undefined;
      close();
      if (address === undefined) return;
      event.preventDefault();
      void navigate(address);
    } else if (event.key === 'Escape' && open) {
      // By default the browser would also empty the box.
      event.preventDefault();
    }
  });

  // The server renders the box without its list, so its ARIA attributes and listeners are added
  // here.
  useEffect(() => {
    const box = input.current;
    if (!box) return;
    const [input_, key] = [() => onInput(), (event: KeyboardEvent) => onKey(event)];
    box.addEventListener('input', input_);
    box.addEventListener('keydown', key);
    // Handles text typed while this was loading.
    if (box.value !== box.defaultValue) onInput();
    return () => {
      box.removeEventListener('input', input_);
      box.removeEventListener('keydown', key);
    };
  }, [input]);
  useEffect(() => {
    const box = input.current;
    if (!box) return;
    box.setAttribute('aria-expanded', String(open));
    if (open && active !== NONE) box.setAttribute('aria-activedescendant', `${id}-${active}`);
    else box.removeAttribute('aria-activedescendant');
  }, [input, id, open, active]);

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
        {open ? t('count', { count: addresses.length }) : ''}
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
        {products.length > 0 && (
          <div role="group" aria-label={t('products')}>
            {products.map(({ slug, name, picture, fromPence }, place) => (
              <Link key={slug} {...optionAt(categories.length + place)}>
                <Picture
                  source={pictureSource(picture)}
                  decorative
                  sizes="44px"
                  className="size-11 shrink-0 rounded-soft"
                />
                <span className="min-w-0 grow">{name}</span>
                <span className="text-ink-soft tabular-nums">{formatPounds(pence(fromPence))}</span>
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
