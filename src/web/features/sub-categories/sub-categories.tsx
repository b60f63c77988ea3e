/** The sub-categories of a category as thumbnails with names, in one row. */
import { Link } from '../../navigation/link.tsx';
import { SCROLLED_LIST, SCROLLING_ROW, showWhole } from '../../navigation/scrolling-row.ts';
import type { MenuCategory } from '../../../contract/shop/catalogue.ts';
import { Picture } from '../../../ui/picture.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { pictureSource } from '../../state/settings.ts';

export function SubCategories({
  label,
  categories,
}: {
  label: string;
  categories: MenuCategory['categories'];
}) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label={label} className={`${SCROLLING_ROW} mb-3`}>
      <ul className={SCROLLED_LIST}>
        {categories.map(({ slug, name, image }) => (
          <li
            key={slug}
            className="group relative flex items-center rounded-soft bg-paper-deep p-1"
          >
            <Picture
              source={pictureSource(image)}
              decorative
              sizes="64px"
              className="w-10 shrink-0 rounded-soft"
            />
            <Link
              to={`/c/${slug}`}
              onFocus={showWhole}
              className="px-2 text-sm font-semibold text-ink no-underline underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              {unbroken(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
