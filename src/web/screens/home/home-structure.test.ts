import { expect, test } from 'vitest';
import { homeStructure } from './home-structure.ts';

const seller = {
  name: 'Keepsake',
  company: 'Keepsake Demonstration Ltd',
  origin: 'https://shop.example',
  email: 'hello@keepsake.example',
  phone: '01632 960 123',
  vatNumber: null,
  social: [{ network: 'instagram' as const, url: 'https://www.instagram.com/keepsake' }],
};

test('the shop describes itself and its search', () => {
  expect(homeStructure(seller)).toEqual({
    '@graph': [
      {
        '@type': 'OnlineStore',
        '@id': 'https://shop.example/#organization',
        name: 'Keepsake',
        legalName: 'Keepsake Demonstration Ltd',
        url: 'https://shop.example/',
        logo: 'https://shop.example/icon-512.png',
        email: 'hello@keepsake.example',
        telephone: '01632 960 123',
        sameAs: ['https://www.instagram.com/keepsake'],
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          email: 'hello@keepsake.example',
          telephone: '01632 960 123',
          areaServed: 'GB',
          availableLanguage: 'en-GB',
        },
      },
      {
        '@type': 'WebSite',
        '@id': 'https://shop.example/#website',
        name: 'Keepsake',
        url: 'https://shop.example/',
        inLanguage: 'en-GB',
        publisher: { '@id': 'https://shop.example/#organization' },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: 'https://shop.example/search?q={search_term_string}',
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  });
});

test('a seller who is not VAT registered has no number', () => {
  const graph = (given: Parameters<typeof homeStructure>[0]) =>
    JSON.stringify(homeStructure(given));
  expect(graph(seller)).not.toContain('vatID');
  expect(graph({ ...seller, vatNumber: 'GB 000 0000 00' })).toContain('"vatID":"GB 000 0000 00"');
});
