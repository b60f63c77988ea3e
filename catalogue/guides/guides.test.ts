import { expect, test } from 'vitest';
import { categories } from '../categories.ts';
import { guides } from './guides.ts';

test('every occasion and person in the menu, and what takes photographs, has a guide of 100 to 150 words with questions', () => {
  const occasions = categories.filter(({ occasion }) => occasion).map(({ slug }) => slug);
  expect(Object.keys(guides).toSorted()).toEqual([...occasions, 'photo-gifts'].toSorted());
  const counted = Object.entries(guides).map(([slug, { paragraphs, questions }]) => ({
    slug,
    words: paragraphs.join(' ').split(/\s+/).length,
    questions: questions.length,
  }));
  expect(counted.filter(({ words }) => words < 100 || words > 150)).toEqual([]);
  expect(counted.filter(({ questions }) => questions < 2)).toEqual([]);
});
