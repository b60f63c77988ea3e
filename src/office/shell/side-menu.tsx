/** The menu at the left: a labelled rail in narrower windows, hidden on phones. */
import { Fragment } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '../parts/icon.tsx';
import { isCurrent, type OfficePage } from './pages.ts';

export function SideMenu({ pages }: { pages: readonly OfficePage[] }) {
  const { pathname } = useLocation();
  const groups = [...Map.groupBy(pages, ({ group }) => group)];
  return (
    <nav className="side" aria-label="Office">
      {groups.map(([group, together], place) => (
        <Fragment key={group}>
          {place > 0 && <hr />}
          <ul>
            {together.map((page) => (
              <li key={page.path}>
                <Link to={page.path} aria-current={isCurrent(page, pathname) ? 'page' : undefined}>
                  <Icon name={page.icon} />
                  {page.name}
                </Link>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <p className="foot tiny soft">
        <kbd>?</kbd> shows all keys
      </p>
    </nav>
  );
}
