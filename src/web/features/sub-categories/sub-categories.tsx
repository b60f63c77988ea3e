/** The sub-categories of a category as thumbnails with names. */
import { Link } from '../../navigation/link.tsx';
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
    <nav aria-label={label} className="mb-8">
      <ul className="grid grid-cols-2 gap-3 max-[22rem]:grid-cols-1 sm:grid-cols-3 lg:grid-cols-6">
        {categories.map(({ slug, name, image }) => (
          <li
            key={slug}
            // A long word such as “Engagements” needs the room on phones.
            className="group relative flex items-center gap-2 rounded-soft bg-paper-deep p-1.5 lg:flex-col lg:items-stretch"
          >
            <Picture
              source={pictureSource(image)}
              decorative
              sizes="(min-width: 992px) 180px, 64px"
              className="w-12 shrink-0 rounded-soft lg:w-full"
            />
            <Link
              to={`/c/${slug}`}
              className="min-w-0 text-sm font-semibold wrap-anywhere text-ink no-underline underline-offset-4 group-hover:underline after:absolute after:inset-0 sm:text-base lg:pb-1"
            >
              {unbroken(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
