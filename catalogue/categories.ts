/** The shop's categories in the order of the menu: occasions and people first, then kinds of things. */
import { dayCategories } from './categories/days.ts';
import { drinkwareCategories } from './categories/drinkware.ts';
import { homeAndWearCategories } from './categories/home-and-wear.ts';
import { interestCategories } from './categories/interests.ts';
import { occasionCategories } from './categories/occasions.ts';
import { peopleCategories } from './categories/people.ts';
import { photoCategories } from './categories/photos.ts';
import type { Category } from './shape.ts';

/** The first eight stand in the bar, the first twelve in the footer. */
const FOR_WHOM = [
  'birthday',
  'christmas',
  'new-baby',
  'weddings',
  'for-her',
  'for-him',
  'children',
  'pets',
  'mothers-day',
  'fathers-day',
  'valentines',
  'teachers',
  'memorial',
  'family',
];

const every: readonly Category[] = [
  ...dayCategories,
  ...occasionCategories,
  ...peopleCategories,
  ...photoCategories,
  ...drinkwareCategories,
  ...homeAndWearCategories,
  ...interestCategories,
];

export const categories: readonly Category[] = [
  ...FOR_WHOM.flatMap((slug) => every.filter((category) => category.slug === slug)).map(
    (category) => ({ ...category, occasion: true }),
  ),
  ...every.filter(({ slug }) => !FOR_WHOM.includes(slug)),
];
