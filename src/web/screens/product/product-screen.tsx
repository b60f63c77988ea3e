/** One product: its personalised preview, the form, and details. */
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { useRef } from 'react';
import { usePageData } from '../../navigation/use-router.ts';
import type { ProductPage } from '../../../contract/shop/catalogue.ts';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { RecentlyViewed } from '../../features/recently-viewed/recently-viewed.tsx';
import { Trail } from '../../features/trail/trail.tsx';
import { useStoredStateRead } from '../../state/read-stored-state.ts';
import { useTranslations } from '../../state/translations.ts';
import { WishlistButton } from '../../wishlist/wishlist-button.tsx';
import { Assurances } from './facts/assurances.tsx';
import { priceOf } from './variants/chosen-variant.ts';
import type { FollowingPictureProps } from './pictures/following-picture.tsx';
import { Gallery } from './pictures/gallery.tsx';
import type { PictureNotesProps } from './pictures/picture-notes.tsx';
import { PriceLine } from './price-line.tsx';
import type { productData } from './product-data.ts';
import { AlikeProducts, ProductDescription } from './facts/product-description.tsx';
import { ProductForm } from './product-form.tsx';
import { ProductHead } from './product-head.tsx';
import { useProductChoice } from './use-product-choice.ts';

// Overlays the form and is not shown at first. The page works without it.
const FollowingPicture = lazyComponent<FollowingPictureProps>(
  async () => (await import('./pictures/following-picture.tsx')).FollowingPicture,
);

// If it fails, the editor tells what is wrong, and words of the sample are left out in the cart all the same.
const PictureNotes = lazyComponent<PictureNotesProps>(
  async () => (await import('./pictures/picture-notes.tsx')).PictureNotes,
);

const FOLLOWING_PIXELS = 272;

export default function ProductScreen() {
  const product = usePageData<typeof productData>();
  // Another product starts with nothing chosen.
  return <ProductDetails key={product.slug} product={product} />;
}

function ProductDetails({ product }: { product: ProductPage }) {
  return (
    <>
      <ProductHead product={product} />
      {/* On phones the breadcrumb takes one line: the name follows below in large type. */}
      <div className="page pt-3 pb-2 max-md:[&_li:last-child]:hidden md:py-3">
        <Trail
          steps={[
            ...product.trail.map(({ name, slug }) => ({ name, to: `/c/${slug}` })),
            { name: product.name },
          ]}
        />
      </div>
      <ProductChooser product={product} />
      <ProductDescription product={product} />
      <AlikeProducts products={product.alike} />
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

/** The pictures, beside them the name, price and form. */
function ProductChooser({ product }: { product: ProductPage }) {
  const t = useTranslations('product');
  const chosen = useProductChoice(product);
  const isAlive = useStoredStateRead();
  const large = useRef<HTMLDivElement>(null);
  const { selection, design, pictures } = chosen;
  const { picture, composedAt, liveAt } = pictures;
  const { name } = product;
  const price = priceOf(product, selection.choice);
  const written = Object.values(design.words).filter(Boolean).join(', ');
  const alt = design.wordless
    ? t('gallery.wordless', { name })
    : t('gallery.written', { name, written });
  return (
    <div>
      {isAlive && (
        <FollowingPicture
          large={large}
          picture={picture}
          composed={composedAt(picture?.angle)}
          live={liveAt(picture?.angle, FOLLOWING_PIXELS)}
          name={name}
          price={formatPounds(pence(price.unitPricePence))}
        />
      )}
      <div className="page grid gap-x-8 gap-y-4 md:grid-cols-2 md:grid-rows-[auto_1fr] lg:gap-x-12">
        {/* Stays in view below the header, small pictures included, while the form beside it is filled. */}
        <div className="self-start md:sticky md:top-[calc(var(--header-height)+16px)] md:row-span-2 md:max-w-[max(14rem,100svh-15.5rem)]">
          <Gallery
            ref={large}
            strip={pictures.strip}
            pictures={pictures.pictures}
            composedAt={composedAt}
            liveAt={liveAt}
            composedAlt={alt}
            shown={pictures.shown}
            onShow={pictures.show}
            state={pictures.state}
            shownName={pictures.shownName}
            sampleNote={
              design.samples.length > 0 &&
              chosen.photos.places.length === 0 &&
              t('gallery.sample', { words: design.samples.join('”, “') })
            }
            isTall={product.blank.isTall}
            note={isAlive && <PictureNotes chosen={chosen} alt={alt} />}
          />
        </div>
        <div className="min-w-0">
          <div className="flex items-start justify-between gap-4">
            <h1 className="text-2xl sm:text-3xl lg:text-4xl">{unbroken(name)}</h1>
            <WishlistButton
              slug={product.slug}
              name={name}
              productId={selection.variant?.productId}
              className="relative -my-1"
            />
          </div>
          <PriceLine {...price} />
          <ProductForm product={product} chosen={chosen} />
        </div>
        <Assurances wordless={design.wordless} />
      </div>
    </div>
  );
}

function firstPicture({ finishes }: ProductPage) {
  const { angle: _, ...picture } = finishes[0]?.pictures[0] ?? {};
  return 'key' in picture ? picture : null;
}
