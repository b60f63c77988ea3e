/** The shop's categories in the order of the menu. */
import { drinkwareCategories } from './categories/drinkware.ts';
import { homeAndWearCategories } from './categories/home-and-wear.ts';
import { interestCategories } from './categories/interests.ts';
import { occasionCategories } from './categories/occasions.ts';
import type { Category } from './shape.ts';

export const categories: readonly Category[] = [
  ...drinkwareCategories,
  ...homeAndWearCategories,
  ...occasionCategories.map((category) => ({ ...category, occasion: true })),
  ...interestCategories,
];
