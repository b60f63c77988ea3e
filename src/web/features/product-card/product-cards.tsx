/** A grid of products, two to five in a row. */
import type { ProductCard as Product } from '../../../contract/shop/catalogue.ts';
import { ProductCard } from './product-card.tsx';

const SIZES = '(min-width: 1280px) 290px, (min-width: 992px) 23vw, (min-width: 768px) 32vw, 46vw';
const FIRST_ROW = 4;

export interface ProductCardsProps {
  products: readonly Product[];
  /** The first list of its page: it has no heading, and its first row loads eagerly. */
  leading?: boolean;
}

export function ProductCards({ products, leading = false }: ProductCardsProps) {
  return (
    <ul
      className={`mt-4 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 lg:gap-x-6 ${products.length % 5 ? 'lg:grid-cols-4' : 'lg:grid-cols-5'}`}
    >
      {products.map((product, place) => (
        <li key={product.slug}>
          <ProductCard
            product={product}
            sizes={SIZES}
            eager={leading && place < FIRST_ROW}
            heading={leading ? 'h2' : 'h3'}
          />
        </li>
      ))}
    </ul>
  );
}
