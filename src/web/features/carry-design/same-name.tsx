/** Other things that wear the design of a cart line, with its words on them. */
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { CartItem } from '../../../contract/cart/cart.ts';
import type { ProductCard } from '../../../contract/shop/catalogue.ts';
import { NAME_FIELD } from '../../../domain/personalisation/sample-words.ts';
import { browserApi } from '../../api/client.ts';
import { useTranslations } from '../../state/translations.ts';
import { CarryStatus } from './carry-status.tsx';
import { CarryTargetCard } from './carry-target-card.tsx';
import { useCarry } from './use-carry.ts';

const MOST_SHOWN = 8;
const NO_WORDS: Readonly<Record<string, string>> = {};

interface Wearing {
  lineId: string;
  products: readonly ProductCard[];
}

/** @param lines with a name, the first choice first: a design may be on one product only */
export function SameName({ lines }: { lines: readonly CartItem[] }) {
  const found = useWearing(lines);
  // Its words may have changed since.
  const line = lines.find(({ id }) => id === found?.lineId);
  return line && found && <OnOtherThings key={line.id} line={line} products={found.products} />;
}

interface OnOtherThingsProps {
  line: CartItem;
  products: readonly ProductCard[];
}

function OnOtherThings({ line, products }: OnOtherThingsProps) {
  const t = useTranslations('carry-design');
  const heading = useId();
  const { slug, plate, name, personalisation } = line;
  const { fields = NO_WORDS, edits = {} } = personalisation ?? {};
  const { going, failed, carryTo } = useCarry({
    from: { slug, plate, name },
    made: { words: fields, edits },
  });
  return (
    <section aria-labelledby={heading} className="border-t border-line pt-6 pb-6">
      <h2 id={heading} className="mb-4 text-lg">
        {t('sameName', { name: fields[NAME_FIELD] ?? '' })}
      </h2>
      <CarryStatus products={products} going={going} failed={failed} />
      <ul className="-mx-1 flex gap-3 overflow-x-auto px-1 py-1 [scrollbar-width:none]">
        {products.map((product) => (
          <li key={product.slug} className="w-36 flex-none">
            <CarryTargetCard
              product={product}
              words={fields}
              sizes="9rem"
              onChoose={() => void carryTo(product, () => undefined)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Null until they are fetched; if that fails, the cart is shown without them. */
function useWearing(lines: readonly CartItem[]): Wearing | null {
  const [found, setFound] = useState<Wearing | null>(null);
  const fetchFirst = useEffectEvent(async (isWanted: () => boolean) => {
    for (const line of lines) {
      const { products } = await browserApi.call('productsWearing', {
        params: { design: line.design },
      });
      if (!isWanted()) return;
      const others = products
        .filter(({ slug, availability }) => slug !== line.slug && availability !== 'soldOut')
        .slice(0, MOST_SHOWN);
      if (others.length > 0) return setFound({ lineId: line.id, products: others });
    }
    setFound(null);
  });
  const asked = lines.map(({ id, design }) => `${id} ${design}`).join();
  useEffect(() => {
    let isWanted = true;
    fetchFirst(() => isWanted).catch((failure: unknown) =>
      console.warn('Nothing else was found for the name', failure),
    );
    return () => {
      isWanted = false;
    };
  }, [asked]);
  return found;
}
