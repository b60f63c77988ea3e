/** Rows of products: what was drawn for a day of gifts that is near, and gifts with the shopper's photographs. */
import { buttonClass } from '../../../ui/button-class.ts';
import { ProductCards } from '../../features/product-card/product-cards.tsx';
import { Link } from '../../navigation/link.tsx';
import { useTranslations } from '../../state/translations.ts';
import type { homeProducts } from './home-data.ts';

type Photos = ReturnType<typeof homeProducts>['photos'];
type Products = ReturnType<typeof homeProducts>['best'];
type Season = NonNullable<ReturnType<typeof homeProducts>['season']>;

export function SeasonShelf({ season: { day, slug, products } }: { season: Season }) {
  const t = useTranslations('home');
  const occasion = t(`season.days.${day}`);
  return (
    <Shelf
      title={t('season.title', { occasion })}
      all={t('season.all', { occasion })}
      {...{ slug, products }}
    />
  );
}

export function PhotoShelf({ photos }: { photos: Photos }) {
  const t = useTranslations('home');
  if (photos.products.length === 0) return null;
  return <Shelf title={t('photos.title')} all={t('photos.all')} {...photos} />;
}

interface ShelfProps {
  title: string;
  /** Of the link to the category. */
  all: string;
  slug: string;
  products: Products;
}

function Shelf({ title, all, slug, products }: ShelfProps) {
  return (
    <section className="page pt-14 lg:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-4 sm:gap-y-4">
        <h2 className="text-3xl md:text-4xl">{title}</h2>
        <Link
          to={`/c/${slug}`}
          className={buttonClass(
            'secondary',
            'medium',
            'max-sm:border-0 max-sm:px-0 max-sm:underline',
          )}
        >
          {all}
        </Link>
      </div>
      <ProductCards products={products} />
    </section>
  );
}
