/** Reads prices that changed since the facts were read, before the next search. */
import type { ShopFacts } from './shop-facts.ts';
import type { factsStore } from './shop-facts.store.ts';

interface PricedProducts {
  facts: ShopFacts;
  /** The index of each product's id. */
  productOf: ReadonlyMap<string, number>;
}

export function changedPrices(store: Pick<ReturnType<typeof factsStore>, 'prices'>) {
  const waiting = new Set<string>();
  let reading: Promise<void> | undefined;

  async function read({ facts, productOf }: PricedProducts): Promise<void> {
    const ids = [...waiting];
    waiting.clear();
    try {
      for (const { id, fromPence } of await store.prices(ids)) {
        const product = productOf.get(id);
        if (product !== undefined) facts.fromPence[product] = fromPence;
      }
    } catch (failure) {
      for (const id of ids) waiting.add(id);
      throw failure;
    }
  }

  return {
    changed(ids: readonly string[]): void {
      for (const id of ids) waiting.add(id);
    },
    async renew(index: PricedProducts): Promise<void> {
      while (reading || waiting.size > 0) {
        reading ??= read(index).finally(() => (reading = undefined));
        await reading;
      }
    },
  };
}
