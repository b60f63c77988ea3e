/** Which variant a shopper's choices come to, and which choices are open to them. */
import type { Availability, ProductPage, Variant } from '../../../contract/catalogue.ts';

type Variants = Pick<ProductPage, 'variants' | 'finishes'>;

export interface Choice {
  /** Slug of the finish. */
  finish: string;
  /** By option, such as { size: 'M' }; an option that is not named is not chosen yet. */
  options: Readonly<Record<string, string>>;
}

export interface OptionGroup {
  option: string;
  values: { value: string; availability: Availability | 'notOffered' }[];
}

const BEST_FIRST: readonly Availability[] = ['inStock', 'low', 'soldOut'];

/** The first finish there is any of. A size is never chosen for the shopper: made to order, it could not go back. */
export function startingChoice(product: Variants): Choice {
  const finish =
    product.finishes.find(({ slug }) => finishAvailability(product, slug) !== 'soldOut') ??
    product.finishes[0];
  return withFinish(product, { finish: '', options: {} }, finish?.slug ?? '');
}

/** Another finish keeps what was chosen where that can be had in it; an option with one value needs no choosing. */
export function withFinish(product: Variants, { options }: Choice, finish: string): Choice {
  const kept = optionGroups(product, finish).flatMap(({ option, values }) => {
    const only = values.length === 1 ? values[0]?.value : undefined;
    const chosen = values.find(({ value, availability }) => {
      return value === options[option] && !isClosed(availability);
    });
    const value = only ?? chosen?.value;
    return value === undefined ? [] : [[option, value] as const];
  });
  return { finish, options: Object.fromEntries(kept) };
}

/** Every option with every value the product has in any finish, and whether it can be had in this one. */
export function optionGroups({ variants }: Variants, finish: string): OptionGroup[] {
  const values = new Map<string, Set<string>>();
  for (const { options } of variants) {
    for (const [option, value] of Object.entries(options)) {
      values.set(option, (values.get(option) ?? new Set()).add(value));
    }
  }
  return [...values].map(([option, known]) => ({
    option,
    values: [...known].map((value) => ({
      value,
      availability:
        best(variants.filter((one) => one.finish === finish && one.options[option] === value)) ??
        ('notOffered' as const),
    })),
  }));
}

export function isClosed(availability: Availability | 'notOffered'): boolean {
  return availability === 'soldOut' || availability === 'notOffered';
}

export function finishAvailability({ variants }: Variants, finish: string): Availability {
  return best(variants.filter((variant) => variant.finish === finish)) ?? 'soldOut';
}

/** Undefined while an option is still to be chosen. */
export function chosenVariant({ variants }: Variants, choice: Choice): Variant | undefined {
  return variants.find(
    ({ finish, options }) =>
      finish === choice.finish &&
      Object.entries(options).every(([option, value]) => choice.options[option] === value),
  );
}

/** The first variant of the chosen finish, whatever else is chosen: all of them are pictured alike. */
export function picturedVariant({ variants }: Variants, { finish }: Choice): Variant | undefined {
  return variants.find((variant) => variant.finish === finish);
}

/** Options still to be chosen. */
export function openOptions(product: Variants, choice: Choice): string[] {
  return optionGroups(product, choice.finish)
    .map(({ option }) => option)
    .filter((option) => choice.options[option] === undefined);
}

/** What is paid for the choice; while a size is missing, from its cheapest. */
export function priceOf(product: Variants, choice: Choice) {
  const chosen = chosenVariant(product, choice);
  const open = chosen
    ? [chosen]
    : product.variants.filter(({ finish }) => finish === choice.finish);
  const cheapest = open.toSorted((one, other) => one.unitPricePence - other.unitPricePence)[0];
  return {
    unitPricePence: cheapest?.unitPricePence ?? 0,
    wasPence: cheapest?.wasPence ?? null,
    isFrom: open.some(({ unitPricePence }) => unitPricePence !== cheapest?.unitPricePence),
  };
}

function best(variants: readonly Variant[]): Availability | undefined {
  return BEST_FIRST.find((band) => variants.some(({ availability }) => availability === band));
}
