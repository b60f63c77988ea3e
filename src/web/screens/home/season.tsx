/** A day of gifts that is near: by when to order for it, and a row of what was drawn for it. */
import { buttonClass } from '../../../ui/button-class.ts';
import { ProductCards } from '../../features/product-card/product-cards.tsx';
import { Link } from '../../navigation/link.tsx';
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';
import type { homeProducts } from './home-data.ts';

export type Season = NonNullable<ReturnType<typeof homeProducts>['season']>;

export function OrderBy({ season: { day, slug } }: { season: Season }) {
  const t = useTranslations('home');
  // As above every page, where phones show it alone; of the same day, unless the tab has been open since another season.
  const { lastOrders } = shopSettings();
  if (lastOrders?.day !== day) return null;
  return (
    <p className="mt-4 max-lg:hidden">
      <Link
        to={`/c/${slug}`}
        className="inline-block border-l-4 border-clay-deep py-1 pl-3 font-semibold text-clay-deep underline underline-offset-4"
      >
        {t('season.orderBy', { occasion: t(`season.days.${day}`), by: lastOrders.by })}
      </Link>
    </p>
  );
}

export function SeasonShelf({ season: { day, slug, products } }: { season: Season }) {
  const t = useTranslations('home');
  const occasion = t(`season.days.${day}`);
  return (
    <section className="page pt-14">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-3xl md:text-4xl">{t('season.title', { occasion })}</h2>
        <Link to={`/c/${slug}`} className={buttonClass('secondary')}>
          {t('season.all', { occasion })}
        </Link>
      </div>
      <ProductCards products={products} />
    </section>
  );
}
