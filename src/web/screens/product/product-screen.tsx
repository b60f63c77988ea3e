/** One product: its personalised preview, the form, and details. */
import { lazy, Suspense, useRef, type ComponentType } from 'react';
import { useLoaderData } from 'react-router';
import type { ProductPage } from '../../../contract/catalogue.ts';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { ProductCard } from '../../features/product-card/product-card.tsx';
import { RecentlyViewed } from '../../features/recently-viewed/recently-viewed.tsx';
import { Trail } from '../../features/trail/trail.tsx';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import { useTranslations } from '../../state/translations.ts';
import { WishlistButton } from '../../wishlist/wishlist-button.tsx';
import { priceOf } from './chosen-variant.ts';
import { Facts } from './facts.tsx';
import type { FollowingPictureProps } from './following-picture.tsx';
import { Gallery } from './gallery.tsx';
import { PriceLine } from './price-line.tsx';
import type { productData } from './product-data.ts';
import { ProductForm } from './product-form.tsx';
import { ProductHead } from './product-head.tsx';
import { useProductChoice } from './use-product-choice.ts';

// Overlays the form and is not shown at first. The page works without it.
const FollowingPicture = lazy<ComponentType<FollowingPictureProps>>(() =>
  import('./following-picture.tsx').then(
    (following) => ({ default: following.FollowingPicture }),
    () => ({ default: () => null }),
  ),
);

const FOLLOWING_PIXELS = 272;

export default function ProductScreen() {
  const product = useLoaderData<typeof productData>();
  // Another product starts with nothing chosen.
  return <ProductDetails key={product.slug} product={product} />;
}

function ProductDetails({ product }: { product: ProductPage }) {
  const t = useTranslations('product');
  const chosen = useProductChoice(product);
  const isAlive = useStoredStateRead();
  const large = useRef<HTMLDivElement>(null);
  const price = priceOf(product, chosen.choice);
  const written = Object.values(chosen.words).filter(Boolean).join(', ');
  return (
    <>
      <ProductHead product={product} />
      {/* On phones the breadcrumb takes one line: the name follows below in large type. */}
      <div className="page pt-3 pb-2 max-md:[&_li:last-child]:hidden md:py-5">
        <Trail
          steps={[
            ...product.trail.map(({ name, slug }) => ({ name, to: `/c/${slug}` })),
            { name: product.name },
          ]}
        />
      </div>
      <div>
        {isAlive && (
          <Suspense fallback={null}>
            <FollowingPicture
              large={large}
              picture={chosen.picture}
              composed={chosen.composedAt(chosen.picture?.angle)}
              live={chosen.liveAt(chosen.picture?.angle, FOLLOWING_PIXELS)}
              name={product.name}
              price={formatPounds(pence(price.unitPricePence))}
            />
          </Suspense>
        )}
        <div className="page grid gap-x-8 gap-y-4 md:grid-cols-2 lg:gap-x-12">
          <div className="self-start md:sticky md:top-[calc(var(--header-height,64px)+16px)] md:max-w-[calc(100svh-13rem)] lg:top-[calc(var(--header-height,190px)-24px)]">
            <Gallery
              ref={large}
              pictures={chosen.pictures}
              composedAt={chosen.composedAt}
              liveAt={chosen.liveAt}
              composedAlt={
                chosen.wordless
                  ? t('gallery.wordless', { name: product.name })
                  : t('gallery.written', { name: product.name, written })
              }
              shown={chosen.shown}
              onShow={chosen.show}
              state={chosen.pictureState}
            />
          </div>
          <div className="min-w-0">
            <div className="flex items-start justify-between gap-4">
              <h1 className="text-2xl sm:text-3xl lg:text-4xl">{product.name}</h1>
              <WishlistButton
                slug={product.slug}
                name={product.name}
                productId={chosen.variant?.productId}
                className="relative -my-1"
              />
            </div>
            <PriceLine {...price} />
            <ProductForm product={product} chosen={chosen} />
          </div>
        </div>
      </div>
      <div className="page grid gap-10 pt-14 md:grid-cols-2 lg:gap-x-12">
        <section>
          <h2 className="text-2xl">{t('about')}</h2>
          <p className="mt-4 text-lg">{product.summary}</p>
          {product.description.map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-prose text-ink-soft">
              {paragraph}
            </p>
          ))}
        </section>
        <Facts product={product} />
      </div>
      {product.alike.length > 0 && (
        <section className="page pt-14">
          <h2 className="text-3xl">{t('alike')}</h2>
          <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-4 lg:gap-x-6">
            {product.alike.map((card) => (
              <li key={card.slug}>
                <ProductCard
                  product={card}
                  sizes="(min-width: 1280px) 286px, (min-width: 768px) 23vw, 46vw"
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <RecentlyViewed
        present={{
          slug: product.slug,
          name: product.name,
          picture: firstPicture(product),
          design: product.design.slug,
          plate: product.finishes[0]?.plate ?? '',
          angle: product.finishes[0]?.pictures[0]?.angle ?? '',
        }}
      />
      <div className="pb-16" />
    </>
  );
}

function firstPicture({ finishes }: ProductPage) {
  const { angle: _, ...picture } = finishes[0]?.pictures[0] ?? {};
  return 'key' in picture ? picture : null;
}
