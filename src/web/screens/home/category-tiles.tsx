/** Days and people as pictures, and the first kind of products, photo gifts. They come with the page's frame. */
import { Link } from '../../navigation/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { usePageMenu } from '../../state/page-menu.ts';
import { pictureSource } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';

const SHOWN = 12;
const OCCASIONS = 11;

export function CategoryTiles() {
  const t = useTranslations('home');
  const menu = usePageMenu();
  const occasions = menu.filter(({ occasion }) => occasion).slice(0, OCCASIONS);
  const kinds = menu.filter(({ occasion }) => !occasion);
  const shown = [...occasions, ...kinds].slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <section className="page pt-14">
      <h2 className="text-3xl md:text-4xl">{t('categories.title')}</h2>
      <ul className="mt-8 grid grid-cols-3 gap-3 gap-y-5 md:grid-cols-4 md:gap-4 lg:grid-cols-6">
        {shown.map(({ slug, name, image }) => (
          <li key={slug} className="group relative">
            <Picture
              source={pictureSource(image)}
              decorative
              sizes="(min-width: 1280px) 190px, (min-width: 992px) 15vw, (min-width: 768px) 23vw, 30vw"
              className="rounded-soft"
            />
            <h3 className="mt-2 text-base sm:text-xl">
              <Link
                to={`/c/${slug}`}
                className="text-ink no-underline underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {name}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
