/** A titled list of links. The title is a link too if it has a URL. */
import { Link } from '../../navigation/link.tsx';

export interface SiteLink {
  to: string;
  label: string;
}

export function LinkGroup({
  title,
  to,
  links,
}: {
  title: string;
  to?: string;
  links: readonly SiteLink[];
}) {
  return (
    <section className="mb-8 break-inside-avoid">
      <h3 className="text-xl">
        {to ? (
          <Link to={to} className="inline-block py-1 underline-offset-4 hover:underline">
            {title}
          </Link>
        ) : (
          <span className="inline-block py-1">{title}</span>
        )}
      </h3>
      <ul>
        {links.map(({ to: address, label }) => (
          <li key={address}>
            <Link
              to={address}
              className="inline-block py-1 text-ink-soft underline-offset-4 hover:text-ink hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
