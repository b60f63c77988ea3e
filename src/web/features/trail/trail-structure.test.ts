import { expect, test } from 'vitest';
import { trailStructure } from './trail-structure.ts';

test('the breadcrumbs are numbered from the home page to the present one', () => {
  const steps = [
    { name: 'Home', to: '/' },
    { name: 'T-shirts', to: '/c/t-shirts' },
    { name: 'Team' },
  ];
  expect(trailStructure(steps, 'https://shop.example')).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'T-shirts',
        item: 'https://shop.example/c/t-shirts',
      },
      { '@type': 'ListItem', position: 3, name: 'Team' },
    ],
  });
});
