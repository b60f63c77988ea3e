/** The lower part of a product page: description, facts and similar products. */
import type { ProductPage } from '../../../../contract/shop/catalogue.ts';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { ProductCard } from '../../../features/product-card/product-card.tsx';
import { useTranslations } from '../../../state/translations.ts';
import { useStoredStateRead } from '../../../state/read-stored-state.ts';
import type { DimensionDrawingProps } from './dimension-drawing.tsx';
import { Facts } from './facts.tsx';

// Below the fold. The facts give the same dimensions in words.
const DimensionDrawing = lazyComponent<DimensionDrawingProps>(
  async () => (await import('./dimension-drawing.tsx')).DimensionDrawing,
);

export function ProductDescription({ product }: { product: ProductPage }) {
  const t = useTranslations('product');
  const isAlive = useStoredStateRead();
  return (
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
      <div>
        <Facts product={product} />
        {isAlive && <DimensionDrawing blank={product.blank} />}
      </div>
    </div>
  );
}

export function AlikeProducts({ products }: { products: ProductPage['alike'] }) {
  const t = useTranslations('product');
  if (products.length === 0) return null;
  return (
    <section data-buy-end className="page pt-14">
      <h2 className="text-3xl">{t('alike')}</h2>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-4 lg:gap-x-6">
        {products.map((card) => (
          <li key={card.slug}>
            <ProductCard
              product={card}
              sizes="(min-width: 1280px) 286px, (min-width: 768px) 23vw, 46vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
