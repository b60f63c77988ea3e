/** The guides by category. */
import { celebrationGuides } from './celebrations.ts';
import { dayGuides } from './days.ts';
import type { Guide } from '../../src/domain/catalogue/guide.ts';
import { peopleGuides } from './people.ts';
import { photoGuides } from './photos.ts';

export const guides: Readonly<Record<string, Guide>> = {
  ...celebrationGuides,
  ...dayGuides,
  ...peopleGuides,
  ...photoGuides,
};
