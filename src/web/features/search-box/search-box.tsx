/** A search box that works without JavaScript, and shows suggestions once they have loaded. */
import { useEffect, useRef, useState } from 'react';
import { Form } from '../../navigation/form.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useTranslations } from '../../state/translations.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { withTranslations } from '../../state/with-translations.ts';
import type { SuggestionsProps } from './suggestions.tsx';

// The box works without suggestions.
const Suggestions = lazyComponent<SuggestionsProps>(
  withTranslations(['search-box'], async () => (await import('./suggestions.tsx')).Suggestions),
);

export interface SearchBoxProps {
  id: string;
  /** The keyword of the current search. */
  keyword?: string | undefined;
  className?: string;
  /** Gets the focus when the page is opened by a link. */
  isFirst?: boolean;
}

export function SearchBox({ id, keyword = '', className = '', isFirst }: SearchBoxProps) {
  const t = useTranslations('shell');
  const input = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(false);
  const shown = useRef(keyword);
  // A new search keeps the box and its focus, another page empties it. Text typed before hydration stays.
  useEffect(() => {
    if (input.current && keyword !== shown.current) input.current.value = keyword;
    shown.current = keyword;
  }, [keyword]);
  return (
    <Form
      action="/search"
      role="search"
      onFocus={() => setWanted(true)}
      onInput={() => setWanted(true)}
      className={`relative ${className}`}
    >
      <label htmlFor={id} className="sr-only">
        {t('search.label')}
      </label>
      <input
        ref={input}
        id={id}
        name="q"
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={false}
        aria-controls={`${id}-suggestions`}
        autoComplete="off"
        data-first-field={isFirst || undefined}
        defaultValue={keyword}
        placeholder={t('search.placeholder')}
        className="h-12 w-full rounded-soft border border-edge bg-white pr-13 pl-4 placeholder:text-ink-soft hover:border-ink [&::-webkit-search-cancel-button]:appearance-none"
      />
      <button
        type="submit"
        aria-label={t('search.submit')}
        className="absolute inset-y-0.5 right-0.5 inline-flex w-11 items-center justify-center rounded-soft hover:bg-paper-deep"
      >
        <Icon name="search" />
      </button>
      {wanted && <Suggestions input={input} id={`${id}-suggestions`} />}
    </Form>
  );
}
