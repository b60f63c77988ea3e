/** Products seen before, in one row; loaded once the device's memory has been read. */
import { Link } from 'react-router';
import { Picture } from '../../../ui/picture.tsx';
import type { RecentlyViewedProduct } from '../../state/app.ts';
import { pictureSource } from '../../state/settings.ts';
import { useWords } from '../../state/words.ts';

export default function SeenProducts({ seen }: { seen: readonly RecentlyViewedProduct[] }) {
  const t = useWords('recently-viewed');
  return (
    <>
      <h2 className="text-3xl">{t('title')}</h2>
      <ul className="mt-6 grid grid-cols-3 gap-3 sm:grid-cols-5 lg:gap-6">
        {seen.map(({ slug: other, name, picture }, place) => (
          <li key={other} className={`group relative ${place >= 3 ? 'hidden sm:block' : ''}`}>
            <Picture
              source={pictureSource(picture)}
              decorative
              sizes="(min-width: 1280px) 220px, (min-width: 480px) 19vw, 31vw"
              className="rounded-soft"
            />
            <Link
              to={`/p/${other}`}
              className="mt-2 block text-sm text-ink no-underline underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
