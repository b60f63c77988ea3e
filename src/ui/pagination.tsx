/** Links to the pages of a list: the first, the last and the neighbours of the current one. */
import type { ReactNode } from 'react';

export interface PaginationProps {
  page: number;
  pages: number;
  label: string;
  /** Renders the link to a page with the caller's router. */
  renderLink: (
    page: number,
    content: ReactNode,
    more: { className: string; 'aria-label': string; 'aria-current'?: 'page' },
  ) => ReactNode;
  pageLabel: (page: number) => string;
}

const LINK =
  'inline-flex size-11 items-center justify-center rounded-soft border tabular-nums no-underline';

export function Pagination({ page, pages, label, renderLink, pageLabel }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {visiblePages(page, pages).map((shown, place) => (
          // A gap has no page number; its index is stable enough as a key.
          <li key={shown ?? `gap-${place}`}>
            {shown === null ? (
              <span className="inline-flex size-11 items-center justify-center text-ink-soft">
                …
              </span>
            ) : (
              renderLink(shown, shown, {
                className: `${LINK} ${shown === page ? 'chosen border-bottle bg-bottle font-semibold text-white' : 'border-transparent text-ink hover:border-edge'}`,
                'aria-label': pageLabel(shown),
                'aria-current': shown === page ? 'page' : undefined,
              })
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Pages to show, null for a gap: 1 … 4 [5] 6 … 12. */
function visiblePages(page: number, pages: number): (number | null)[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, pages])].filter(
    (number) => number >= 1 && number <= pages,
  );
  return wanted.flatMap((number, place) => {
    const before = wanted[place - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}
