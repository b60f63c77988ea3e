/** The pages of the workshop, beside its heading. */
import { NavLink } from 'react-router';

const PAGES = [
  { path: '/office/workshop', name: 'Board' },
  { path: '/office/workshop/batches', name: 'Batches' },
] as const;

export const WorkshopPages = () => (
  <nav className="seg" aria-label="Workshop">
    {PAGES.map(({ path, name }) => (
      <NavLink key={path} to={path} end>
        {name}
      </NavLink>
    ))}
  </nav>
);
