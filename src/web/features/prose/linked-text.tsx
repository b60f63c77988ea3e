/** A text with links: internal ones use the router, external ones are plain. */
import { Link } from '../../navigation/link.tsx';
import { splitLinks } from './split-links.ts';

const LINK = 'text-bottle underline underline-offset-4 hover:no-underline';

export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map(({ text: part, to }, place) => {
    if (to === undefined) return part;
    return to.startsWith('/') ? (
      <Link key={place} to={to} className={LINK}>
        {part}
      </Link>
    ) : (
      <a key={place} href={to} className={LINK}>
        {part}
      </a>
    );
  });
}
