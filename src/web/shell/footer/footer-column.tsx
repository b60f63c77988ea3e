/** A titled list of links, folded below 768 px. */
import { useState } from 'react';
import { Link } from '../../navigation/link.tsx';
import { Icon } from '../../../ui/icon.tsx';

export interface FooterLink {
  to: string;
  label: string;
}

export function FooterColumn({
  id,
  title,
  links,
}: {
  /** Of the page. A generated one would differ between the kept footer and the browser's. */
  id: string;
  title: string;
  links: readonly FooterLink[];
}) {
  const [open, setOpen] = useState(false);
  // Without a menu there are no categories to list.
  if (links.length === 0) return null;
  return (
    <section aria-labelledby={`${id}-title`} className="border-b border-line md:border-0">
      <h2 id={`${id}-title`} className="text-lg">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-links`}
          onClick={() => setOpen(!open)}
          className="flex min-h-12 w-full items-center justify-between md:hidden noscript:hidden"
        >
          {title}
          <Icon
            name="chevron-down"
            className={`size-4 transition-transform ${open ? 'rotate-180' : ''}`}
          />
        </button>
        <span className="hidden md:inline noscript:inline">{title}</span>
      </h2>
      <ul
        id={`${id}-links`}
        className={`mt-1 pb-3 md:block md:pb-0 noscript:block ${open ? '' : 'hidden'}`}
      >
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-block py-1 text-ink-soft no-underline underline-offset-4 hover:text-ink hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
