/** The search box of the header; also works before, and without, JavaScript. */
import { Form } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../state/words.ts';

export function SearchBox({ id, className = '' }: { id: string; className?: string }) {
  const t = useWords('shell');
  return (
    <Form action="/search" role="search" className={`relative ${className}`}>
      <label htmlFor={id} className="sr-only">
        {t('search.label')}
      </label>
      <input
        id={id}
        name="q"
        type="search"
        autoComplete="off"
        placeholder={t('search.placeholder')}
        className="h-12 w-full rounded-soft border border-edge bg-white pr-13 pl-4 placeholder:text-ink-soft hover:border-ink"
      />
      <button
        type="submit"
        aria-label={t('search.submit')}
        className="absolute inset-y-0.5 right-0.5 inline-flex w-11 items-center justify-center rounded-soft hover:bg-paper-deep"
      >
        <Icon name="search" />
      </button>
    </Form>
  );
}
