/** Products seen before on this device, newest first; they appear once its memory has been read. */
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { Picture } from '../../../ui/picture.tsx';
import { rememberViewed, useApp, type RecentlyViewedProduct } from '../../state/app.ts';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import { pictureSource } from '../../state/settings.ts';
import { useWords } from '../../state/words.ts';

/** Remembers the present product and shows the ones before it. */
export function RecentlyViewed({ present }: { present: RecentlyViewedProduct }) {
  const t = useWords('recently-viewed');
  const ready = useStoredStateRead();
  const [seen, setSeen] = useState<readonly RecentlyViewedProduct[] | null>(null);
  const { slug } = present;

  const look = useEffectEvent(() => {
    const others = useApp
      .getState()
      .recentlyViewedProducts.filter((product) => product.slug !== slug);
    setSeen(others.toReversed());
    rememberViewed(present);
  });
  useEffect(() => {
    if (ready) look();
  }, [ready, slug]);

  if (seen?.length === 0) return null;
  return (
    <section className="page pt-14">
      {/* The height of one row is held from the start. */}
      <div className="min-h-52 md:min-h-72">
        {seen && (
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
        )}
      </div>
    </section>
  );
}
