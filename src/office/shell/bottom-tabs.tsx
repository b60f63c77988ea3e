/** On phones: the first pages as tabs at the bottom, and the others behind “More”. */
import { Link, useLocation } from 'react-router';
import { Icon } from '../parts/icon.tsx';
import { isCurrent, type OfficePage } from './pages.ts';

const TABS = 4;

export interface BottomTabsProps {
  pages: readonly OfficePage[];
  onMore: () => void;
}

export function BottomTabs({ pages, onMore }: BottomTabsProps) {
  const { pathname } = useLocation();
  return (
    <nav className="tabbar phone-only" aria-label="Office, on phones">
      {pages.slice(0, TABS).map((page) => (
        <Link
          key={page.path}
          to={page.path}
          aria-current={isCurrent(page, pathname) ? 'page' : undefined}
        >
          <Icon name={page.icon} size="large" />
          {page.name}
        </Link>
      ))}
      <button type="button" onClick={onMore}>
        <Icon name="more" size="large" />
        More
      </button>
    </nav>
  );
}
