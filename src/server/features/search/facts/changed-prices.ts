/** Reads prices that changed since the facts were read, before the next search. */
import { productNumbered, type ShopFacts } from './shop-facts.ts';
import type { factsStore } from './shop-facts.store.ts';

export function changedPrices(store: Pick<ReturnType<typeof factsStore>, 'prices'>) {
  const waiting = new Set<string>();
  let reading: Promise<void> | undefined;

  async function read(facts: ShopFacts): Promise<void> {
    const ids = [...waiting];
    waiting.clear();
    try {
      for (const { number, fromPence } of await store.prices(ids)) {
        const product = productNumbered(facts, number);
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
    async renew(facts: ShopFacts): Promise<void> {
      while (reading || waiting.size > 0) {
        reading ??= read(facts).finally(() => (reading = undefined));
        await reading;
      }
    },
  };
}
