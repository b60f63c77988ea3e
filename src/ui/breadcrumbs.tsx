/** Breadcrumbs from the home page. The caller passes the links, so that it can use the router's. */
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface Crumb {
  key: string;
  /** A link, or the name of the current page. */
  node: ReactNode;
}

export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-1 gap-y-1 text-sm text-ink-soft">
        {crumbs.map(({ key, node }, place) => {
          const here = place === crumbs.length - 1;
          return (
            <li key={key} className="flex items-center gap-1">
              {place > 0 && <Icon name="chevron-right" className="size-3.5" />}
              <span
                aria-current={here ? 'page' : undefined}
                className={here ? 'text-ink' : 'underline-offset-4 hover:underline [&_a]:py-1'}
              >
                {node}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
