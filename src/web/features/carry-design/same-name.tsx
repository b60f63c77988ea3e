/** Other things that wear the design of a cart line, with its words on them. */
import { useEffect, useId, useState } from 'react';
import type { CartItem } from '../../../contract/cart/cart.ts';
import type { ProductCard } from '../../../contract/shop/catalogue.ts';
import { NAME_FIELD } from '../../../domain/personalisation/sample-words.ts';
import { browserApi } from '../../api/client.ts';
import { useTranslations } from '../../state/translations.ts';
import { CarryStatus } from './carry-status.tsx';
import { CarryTargetCard } from './carry-target-card.tsx';
import { useCarry } from './use-carry.ts';

const MOST_SHOWN = 8;

export function SameName({ line }: { line: CartItem }) {
  const t = useTranslations('carry-design');
  const heading = useId();
  const { slug, plate, name, design, personalisation } = line;
  const products = useTargets(design, slug);
  const { fields = {}, edits = {} } = personalisation ?? {};
  const { going, failed, carryTo } = useCarry({
    from: { slug, plate, name },
    made: { words: fields, edits },
  });
  if (products.length === 0) return null;
  const written = fields[NAME_FIELD] ?? '';
  return (
    <section aria-labelledby={heading} className="border-t border-line pt-6 pb-6">
      <h2 id={heading} className="mb-4 text-lg">
        {t('sameName', { name: written })}
      </h2>
      <CarryStatus products={products} going={going} failed={failed} />
      <ul className="-mx-1 flex gap-3 overflow-x-auto px-1 py-1 [scrollbar-width:none]">
        {products.map((product) => (
          <li key={product.slug} className="w-36 flex-none">
            <CarryTargetCard
              product={product}
              name={written}
              sizes="9rem"
              onChoose={() => void carryTo(product, () => undefined)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** None until they are fetched; if that fails, the cart is shown without them. */
function useTargets(design: string, slug: string): readonly ProductCard[] {
  const [found, setFound] = useState<{ design: string; products: readonly ProductCard[] }>();
  useEffect(() => {
    let isWanted = true;
    browserApi.call('productsWearing', { params: { design } }).then(
      ({ products }) => {
        if (isWanted) setFound({ design, products });
      },
      (failure: unknown) => console.warn('Nothing else was found for the name', failure),
    );
    return () => {
      isWanted = false;
    };
  }, [design]);
  if (found?.design !== design) return [];
  return found.products
    .filter((product) => product.slug !== slug && product.availability !== 'soldOut')
    .slice(0, MOST_SHOWN);
}
