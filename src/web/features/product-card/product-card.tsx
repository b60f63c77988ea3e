/** A product in a list: its picture, name, price and what can be personalised. */
import { Link } from 'react-router';
import type { ProductCard as Product } from '../../../contract/catalogue.ts';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Price } from '../../../ui/price.tsx';
import { pictureSource } from '../../state/settings.ts';
import { useTranslations } from '../../state/translations.ts';
import { WornPicture } from '../../name-preview/preview-picture.tsx';
import { WishlistButton } from '../../wishlist/wishlist-button.tsx';

export interface ProductCardProps {
  product: Product;
  /** As of the img element: how wide the picture is shown in this list. */
  sizes: string;
  /** In the first row of a page, loaded at once. */
  eager?: boolean;
  /** Of its name: one below the heading that the list stands under. */
  heading?: 'h2' | 'h3';
}

export function ProductCard({ product, sizes, eager, heading: Heading = 'h3' }: ProductCardProps) {
  const t = useTranslations('product-card');
  const { slug, name, fromPence, pricesVary, wasPence, picture, personalises, availability } =
    product;
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative">
        <WornPicture
          product={product}
          source={pictureSource(picture)}
          sizes={sizes}
          eager={eager}
          className="rounded-soft"
        />
        {availability === 'soldOut' && <Flag className="bg-ink" words={t('soldOut')} />}
        {availability !== 'soldOut' && wasPence !== null && (
          <Flag className="bg-clay" words={t('offer')} />
        )}
      </div>
      <Heading className="mt-3 text-lg">
        {/* The link covers the whole card; its words are the product's name alone. */}
        <Link
          to={`/p/${slug}`}
          className="text-ink no-underline underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {name}
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
          {t('personalises', { fields: personalises.map(withinSentence).join(', ') })}
        </p>
      )}
      {/* After the link, above what it covers. */}
      <WishlistButton slug={slug} name={name} className="absolute top-2 right-2" />
    </article>
  );
}

/** Labels of fields begin with a capital; in a row of them only the first word of all would. */
function withinSentence(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

function Flag({ words, className }: { words: string; className: string }) {
  return (
    <span
      className={`absolute top-3 left-3 rounded-soft px-2.5 py-0.5 text-sm font-semibold text-white ${className}`}
    >
      {words}
    </span>
  );
}
