/** Products beside those that were searched, under a heading. */
import {
  ProductCards,
  type ProductCardsProps,
} from '../../features/product-card/product-cards.tsx';

export function Others({ title, products }: { title: string } & ProductCardsProps) {
  return (
    <section aria-label={title} className="mt-10">
      <h2 className="text-2xl">{title}</h2>
      <ProductCards products={products} />
    </section>
  );
}
