/**
 * The traffic of a large shop on a Sunday in December. The shares are our assumptions: most visits
 * in the evening, one visit in twelve fills a cart, and the busiest hour has nearly twice the mean.
 */
import type { Random } from '../../src/domain/seeded-random.ts';

/** Of a hundred visits, those that begin in each hour from midnight. */
const VISITS_BY_HOUR = [
  1.2, 0.6, 0.4, 0.3, 0.3, 0.5, 1.2, 2.2, 3.6, 4.8, 5.6, 5.9, 5.7, 5.6, 5.6, 5.8, 6, 6.1, 6.4, 7.2,
  7.9, 7.6, 6, 3.5,
];
const HOUR_MS = 3_600_000;
/** Seconds that a visitor looks at a page, on average. */
const LOOK_SECONDS = 25;
/** The product of rank n is looked at in proportion to 1/n to this power. */
const POPULARITY = 0.8;
const LANDS_ON_HOME = 0.4;
const LANDS_ON_CATEGORY = 0.3;
const SEARCHES = 0.1;
const OPENS_CATEGORY = 0.3;
/** After each page a visitor leaves with this probability: four and a half more pages on average. */
const LEAVES = 0.18;
const FILLS_CART = 0.08;

export type Step = 'home' | 'category' | 'product' | 'search' | 'cart' | 'order';

export interface Visit {
  /** Milliseconds of the day. */
  at: number;
  steps: { step: Step; lookMs: number }[];
}

export interface Day {
  visits: number;
  /** Percent of visits that end with an order. */
  conversion: number;
}

/** All visits of the day, by their beginning. */
export function decemberDay({ visits, conversion }: Day, random: Random): Visit[] {
  const all = VISITS_BY_HOUR.reduce((sum, share) => sum + share, 0);
  return VISITS_BY_HOUR.flatMap((share, hour) =>
    Array.from({ length: Math.round((visits * share) / all) }, () => ({
      at: (hour + random.fraction()) * HOUR_MS,
      steps: stepsOf(conversion / 100, random),
    })),
  ).toSorted((one, other) => one.at - other.at);
}

function stepsOf(conversion: number, random: Random): Visit['steps'] {
  const steps: Step[] = [landing(random)];
  while (random.fraction() > LEAVES) steps.push(nextPage(random));
  const ending = random.fraction();
  if (ending < conversion) steps.push('product', 'order');
  else if (ending < Math.max(FILLS_CART, conversion)) steps.push('product', 'cart');
  return steps.map((step) => ({
    step,
    lookMs: -Math.log(1 - random.fraction()) * LOOK_SECONDS * 1000,
  }));
}

function landing(random: Random): Step {
  const draw = random.fraction();
  if (draw < LANDS_ON_HOME) return 'home';
  return draw < LANDS_ON_HOME + LANDS_ON_CATEGORY ? 'category' : 'product';
}

function nextPage(random: Random): Step {
  const draw = random.fraction();
  if (draw < SEARCHES) return 'search';
  return draw < SEARCHES + OPENS_CATEGORY ? 'category' : 'product';
}

/** Picks few items often and most seldom. */
export function pickPopular<Item>(items: readonly Item[], random: Random): Item {
  const place = Math.floor(items.length * random.fraction() ** (1 / (1 - POPULARITY)));
  return items[place]!;
}
