/** A product in a list: picture, name, price and what can be personalised. */
import { useState } from 'react';
import { Link } from '../../navigation/link.tsx';
import type { ProductCard as Product } from '../../../contract/shop/catalogue.ts';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { Icon } from '../../../ui/icon.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { Price } from '../../../ui/text/price.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { useNamePreview } from '../../state/name-preview.ts';
import { pictureSource } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';
import { PreviewPicture } from '../../name-preview/preview-picture.tsx';
import { toAdd } from './to-add.ts';
import { WishlistButton } from '../../wishlist/wishlist-button.tsx';

const OtherPicture = lazyComponent(async () => (await import('./other-picture.tsx')).OtherPicture);

export interface ProductCardProps {
  product: Product;
  /** As the img element's `sizes`. */
  sizes: string;
  /** In the first row of a page, loaded eagerly. */
  eager?: boolean;
  /** Heading level of the name, one below the list's heading. */
  heading?: 'h2' | 'h3';
}

export function ProductCard({ product, sizes, eager, heading: Heading = 'h3' }: ProductCardProps) {
  const t = useTranslations('product-card');
  const { slug, name, fromPence, pricesVary, wasPence, picture, personalises, availability } =
    product;
  const [isPointedAt, setPointedAt] = useState<boolean>();
  const painted = useState('');
  const flag = availability === 'soldOut' ? availability : wasPence !== null && 'offer';
  const kind = toAdd(personalises);
  // The other picture would show the sample instead of the shopper's name.
  const hasOther = useNamePreview() === '' && isPointedAt !== undefined;
  const point = () => setPointedAt(matchMedia('(hover: hover)').matches || undefined);
  const leave = () => setPointedAt((was) => was && false);
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative">
        <PreviewPicture
          product={product}
          painted={painted}
          source={pictureSource(picture)}
          sizes={sizes}
          eager={eager}
          className="rounded-soft"
        />
        {hasOther && (
          <OtherPicture
            product={product}
            isPointedAt={isPointedAt}
            sizes={sizes}
            className="rounded-soft"
          />
        )}
        {flag && (
          <span
            className={`absolute top-3 left-3 rounded-soft px-2.5 py-0.5 text-sm font-semibold text-white ${flag === 'offer' ? 'bg-clay' : 'bg-ink'}`}
          >
            {t(flag)}
          </span>
        )}
      </div>
      <Heading className="mt-3 text-lg">
        {/* The link covers the whole card. Its text is the product's name only. */}
        <Link
          to={`/p/${slug}`}
          onPointerEnter={point}
          onPointerLeave={leave}
          onFocus={point}
          onBlur={leave}
          className="text-ink no-underline underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {unbroken(name)}
        </Link>
      </Heading>
      <Price
        now={formatPounds(pence(fromPence))}
        was={wasPence === null ? undefined : formatPounds(pence(wasPence))}
        prefix={pricesVary ? t('common:from') : undefined}
        nowLabel={t('common:priceNow')}
        wasLabel={t('common:priceWas')}
        className="mt-1"
      />
      {personalises.length > 0 && (
        <p className="mt-1 flex items-start gap-1.5 text-sm text-ink-soft">
          <Icon name="pencil" className="mt-0.5 size-4" />
          {painted[0] && kind.startsWith('name')
            ? t('worn')
            : t(`add.${kind}`, { count: parseInt(personalises[0] ?? '') })}
        </p>
      )}
      {/* After the link in the DOM, so that it is on top of it. */}
      <WishlistButton slug={slug} name={name} className="absolute top-2 right-2" />
    </article>
  );
}
