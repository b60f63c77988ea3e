/** Which variant the shopper's choices lead to, and which choices are available. */
import type { Availability, ProductPage, Variant } from '../../../../contract/shop/catalogue.ts';

type Variants = Pick<ProductPage, 'variants' | 'finishes'>;

export interface Choice {
  /** Slug of the finish. */
  finish: string;
  /** By option, such as { size: 'M' }. A missing option is not chosen yet. */
  options: Readonly<Record<string, string>>;
}

export interface OptionGroup {
  option: string;
  values: { value: string; availability: Availability | 'notOffered' }[];
}

const BEST_FIRST: readonly Availability[] = ['inStock', 'low', 'soldOut'];

/** The first available finish. Never preselects a size: a made-to-order piece cannot be returned. */
export function startingChoice(product: Variants): Choice {
  const finish =
    product.finishes.find(({ slug }) => finishAvailability(product, slug) !== 'soldOut') ??
    product.finishes[0];
  return withFinish(product, { finish: '', options: {} }, finish?.slug ?? '');
}

/** Keeps the options that are available in another finish. Options with one value need no choice. */
export function withFinish(product: Variants, { options }: Choice, finish: string): Choice {
  const stillOffered = optionGroups(product, finish).flatMap(({ option, values }) => {
    const only = values.length === 1 ? values[0]?.value : undefined;
    const chosen = values.find(({ value, availability }) => {
      return value === options[option] && !isClosed(availability);
    });
    const value = only ?? chosen?.value;
    return value === undefined ? [] : [[option, value] as const];
  });
  return { finish, options: Object.fromEntries(stillOffered) };
}

/** Every option with all its values in any finish, and whether each is available in this one. */
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

/** Undefined while an option is not chosen. */
export function chosenVariant({ variants }: Variants, choice: Choice): Variant | undefined {
  return variants.find(
    ({ finish, options }) =>
      finish === choice.finish &&
      Object.entries(options).every(([option, value]) => choice.options[option] === value),
  );
}

/** The first variant of the chosen finish: all of a finish have the same pictures. */
export function picturedVariant({ variants }: Variants, { finish }: Choice): Variant | undefined {
  return variants.find((variant) => variant.finish === finish);
}

/** Options not chosen yet. */
export function openOptions(product: Variants, choice: Choice): string[] {
  return optionGroups(product, choice.finish)
    .map(({ option }) => option)
    .filter((option) => choice.options[option] === undefined);
}

/** The price of the choice; while a size is missing, the lowest. */
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
