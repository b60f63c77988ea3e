/** Other things with the design that was bought, or else products like it. Loaded when it comes near the viewport. */
import { useEffect, useState } from 'react';
import type { ProductCard } from '../../../../contract/shop/catalogue.ts';
import { browserApi } from '../../../api/client.ts';
import { ProductCards } from '../../../features/product-card/product-cards.tsx';
import { awaitTranslations, useTranslations } from '../../../state/translations.ts';

const SHOWN = 4;

export interface SameDesignProps {
  /** Slugs of the products ordered. */
  bought: readonly string[];
}

export function SameDesign({ bought }: SameDesignProps) {
  const t = useTranslations('thank-you');
  const [products, setProducts] = useState<readonly ProductCard[]>([]);
  const named = bought.join(' ');
  useEffect(() => {
    let isShown = true;
    productsLike(named.split(' ')).then(
      (found) => isShown && setProducts(found),
      (failure: unknown) => console.warn('No other products can be shown', failure),
    );
    return () => {
      isShown = false;
    };
  }, [named]);
  if (products.length === 0) return null;
  return (
    // In two columns on phones, where one left over would take a row.
    <section className="max-sm:[&_li:nth-child(odd):last-child:not(:first-child)]:hidden print:hidden">
      <h2 className="text-2xl">{t('another')}</h2>
      <ProductCards products={products} />
    </section>
  );
}

/** Throws Refusal, such as for a product that is no longer sold. */
async function productsLike(bought: readonly string[]): Promise<ProductCard[]> {
  const [slug = ''] = bought;
  const [{ design, alike }] = await Promise.all([
    browserApi.call('productBySlug', { params: { slug } }),
    awaitTranslations(['product-card']),
  ]);
  const { products } = await browserApi.call('productsWearing', {
    params: { design: design.slug },
  });
  const unseen = new Map([...products, ...alike].map((product) => [product.slug, product]));
  for (const each of bought) unseen.delete(each);
  return [...unseen.values()].slice(0, SHOWN);
}
