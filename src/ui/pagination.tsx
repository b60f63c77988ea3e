/** Links to the pages of a list: the one before and the one after in words, and the first, the last and the neighbours by number. */
import type { ReactNode } from 'react';

export interface PaginationProps {
  page: number;
  pages: number;
  label: string;
  /** Renders the link to a page with the caller's router. */
  renderLink: (
    page: number,
    content: ReactNode,
    more: { className: string; 'aria-label'?: string; 'aria-current'?: 'page' },
  ) => ReactNode;
  pageLabel: (page: number) => string;
  /** Words of the links to the page before and the page after. */
  steps: readonly [before: string, after: string];
}

const LINK =
  'inline-flex h-11 min-w-11 items-center justify-center rounded-soft border tabular-nums no-underline';
const STEP = `${LINK} border-edge px-4 text-ink hover:border-ink`;

export function Pagination(props: PaginationProps) {
  const { page, pages, label, renderLink, pageLabel, steps } = props;
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className="mt-12">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {page > 1 && (
          // On phones the numbers have it too.
          <li className="max-sm:hidden">{renderLink(page - 1, steps[0], { className: STEP })}</li>
        )}
        {visiblePages(page, pages).map((shown, place) => (
          // A gap has no page number; its index is stable enough as a key.
          <li key={shown ?? `gap-${place}`}>
            {shown === null ? (
              <span className="px-4 text-ink-soft">…</span>
            ) : (
              renderLink(shown, shown, {
                className: `${LINK} ${shown === page ? 'chosen border-bottle bg-bottle text-white' : 'border-transparent text-ink hover:border-edge'}`,
                'aria-label': pageLabel(shown),
                'aria-current': shown === page ? 'page' : undefined,
              })
            )}
          </li>
        ))}
        {page < pages && <li>{renderLink(page + 1, steps[1], { className: STEP })}</li>}
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
