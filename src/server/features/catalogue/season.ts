/** What the front page shows before a day on which presents are given. */
import type { GiftDay } from '../../../domain/calendar/gift-days.ts';
import type { ProductCard } from '../../../domain/catalogue/product-card.ts';
import { categoryKey, shows } from '../../caches/surrogate-keys.ts';
import type { CatalogueContext } from './catalogue.context.ts';
import { categories } from './category-pages.ts';
import { cardsOf } from './product-page.ts';

/** Enough to find several kinds of products among them. */
const SHOWN = 24;

export interface Season {
  /** Slug of its category. */
  slug: string;
  /** Those drawn for the day first. */
  products: ProductCard[];
}

/** Null if no category is of that day, or nothing is sold in it. */
export async function showSeason(context: CatalogueContext, day: GiftDay): Promise<Season | null> {
  const ofDay = (await categories(context)).filter(({ giftDay }) => giftDay === day);
  const category = ofDay.find(({ parentId }) => parentId === null) ?? ofDay[0];
  if (!category) return null;
  const { id, slug } = category;
  shows(categoryKey(id));
  const ids = await context.store.ownFirst(id, SHOWN);
  return ids.length === 0 ? null : { slug, products: await cardsOf(context, ids) };
}
