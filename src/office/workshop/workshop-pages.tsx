/** The pages of the workshop, beside its heading. */
import { NavLink } from 'react-router';

const PAGES = [
  { path: '/office/workshop', name: 'Board', isAlone: true },
  { path: '/office/workshop/batches', name: 'Batches', isAlone: false },
  { path: '/office/workshop/packing', name: 'Packing', isAlone: false },
  { path: '/office/workshop/capacity', name: 'Capacity', isAlone: false },
] as const;

export const WorkshopPages = () => (
  <nav className="seg" aria-label="Workshop">
    {PAGES.map(({ path, name, isAlone }) => (
      <NavLink key={path} to={path} end={isAlone}>
        {name}
      </NavLink>
    ))}
  </nav>
);
