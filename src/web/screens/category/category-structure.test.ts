import { expect, test } from 'vitest';
import { categoryStructure } from './category-structure.ts';

const PRODUCTS = [{ slug: 'fox-mug', name: 'Fox mug' }];
const ORIGIN = 'https://shop.example';
const LIST = {
  '@type': 'ItemList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Fox mug', url: 'https://shop.example/p/fox-mug' },
  ],
};

test('a category is a list of products', () => {
  expect(categoryStructure(PRODUCTS, null, ORIGIN)).toEqual({ '@graph': [LIST] });
});

test('with a guide it answers questions, too', () => {
  const guide = { questions: [{ question: 'How late?', answer: 'Not very.' }] };
  expect(categoryStructure(PRODUCTS, guide, ORIGIN)).toEqual({
    '@graph': [
      LIST,
      {
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'How late?',
            acceptedAnswer: { '@type': 'Answer', text: 'Not very.' },
          },
        ],
      },
    ],
  });
});
