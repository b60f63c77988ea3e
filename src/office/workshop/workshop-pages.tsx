/** The pages of the workshop that the member may open, beside its heading. */
import { NavLink } from 'react-router';
import type { Permission } from '../../domain/staff/permissions.ts';
import { useMay } from '../session/session.ts';

interface WorkshopPage {
  path: string;
  name: string;
  isAlone: boolean;
  may: Permission;
}

const PAGES: readonly WorkshopPage[] = [
  { path: '/office/workshop', name: 'Board', isAlone: true, may: 'production.see' },
  { path: '/office/workshop/batches', name: 'Batches', isAlone: false, may: 'production.see' },
  { path: '/office/workshop/packing', name: 'Packing', isAlone: false, may: 'production.see' },
  { path: '/office/workshop/sending', name: 'Sending', isAlone: false, may: 'production.change' },
  { path: '/office/workshop/capacity', name: 'Capacity', isAlone: false, may: 'production.see' },
];

export function WorkshopPages() {
  const may = useMay();
  return (
    <nav className="seg" aria-label="Workshop">
      {PAGES.filter((page) => may(page.may)).map(({ path, name, isAlone }) => (
        <NavLink key={path} to={path} end={isAlone}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
