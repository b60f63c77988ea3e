/** The finish and options that a shopper has chosen on a product page. */
import { useState } from 'react';
import type { ProductPage } from '../../../../contract/shop/catalogue.ts';
import {
  chosenVariant,
  picturedVariant,
  startingChoice,
  withFinish,
  type Choice,
} from './chosen-variant.ts';
import type { FaultsState } from '../use-faults.ts';

export type VariantChoice = ReturnType<typeof useVariantChoice>;

/** @param faults loses the error of an option once it is chosen */
export function useVariantChoice(product: ProductPage, faults: FaultsState) {
  const [start] = useState(() => startingChoice(product));
  const [choice, setChoice] = useState(start);
  const variant = chosenVariant(product, choice);
  const pictured = picturedVariant(product, choice);
  return {
    /** What the page began with. */
    start,
    choice,
    /** Undefined while an option is not chosen. */
    variant,
    pictured,
    /** The product of the variant, or while an option is not chosen, of one that looks alike. */
    productId: (variant ?? pictured)?.productId,
    finish: product.finishes.find(({ slug }) => slug === choice.finish),
    chooseFinish: (finish: string) => setChoice((before) => withFinish(product, before, finish)),
    chooseOption(option: string, value: string) {
      setChoice(({ finish, options }) => ({ finish, options: { ...options, [option]: value } }));
      faults.clearOption(option);
    },
    /** Options that are not offered any more stay open. */
    choose: ({ finish, options }: Choice) =>
      setChoice(withFinish(product, { finish, options }, finish)),
    /**
     * Chooses the finish of a draft or a cart line and returns it. A draft's size must be chosen
     * again: a made-to-order piece cannot be returned.
     * @param isLine keeps the line's size
     */
    openSaved(productId: string, isLine: boolean): string {
      const bought = product.variants.find((one) => one.productId === productId);
      const finish = bought?.finish ?? choice.finish;
      setChoice((before) => (isLine && bought ? bought : withFinish(product, before, finish)));
      return finish;
    },
  };
}
