/** The front page. */
import { Link } from '../../navigation/link.tsx';
import { usePageData } from '../../navigation/use-router.ts';
import { DataScript } from '../../../ui/data-script.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { ProductCards } from '../../features/product-card/product-cards.tsx';
import { isSignedIn, useAccount } from '../../state/account.ts';
import { shopSettings } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { Hero } from './hero.tsx';
import type { homeData } from './home-data.ts';
import { homeStructure } from './home-structure.ts';
import { Promises } from './promises.tsx';
import { PhotoShelf, SeasonShelf } from './season.tsx';

export default function HomeScreen() {
  const { large, best, season, photos } = usePageData<typeof homeData>();
  const t = useTranslations('home');
  const signedIn = useAccount(isSignedIn);
  const { cutOff } = shopSettings();
  return (
    <>
      <PageHead
        title={signedIn ? t('titleSignedIn') : t('title')}
        description={signedIn ? t('descriptionSignedIn') : t('description', { cutOff })}
        path="/"
      />
      <DataScript of={import.meta.env.SSR && (() => homeStructure(shopSettings()))} />
      <Hero products={large} />
      {season && <SeasonShelf season={season} />}
      <PhotoShelf photos={photos} />
      <CategoryTiles />
      <section className="page py-16">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h2 className="text-3xl md:text-4xl">{t('best.title')}</h2>
            <p className="mt-2 text-ink-soft">{t('best.text')}</p>
          </div>
          <Link to="/shop" className={buttonClass('secondary')}>
            {t('best.all')}
          </Link>
        </div>
        <ProductCards products={best} />
      </section>
      <Promises />
    </>
  );
}
