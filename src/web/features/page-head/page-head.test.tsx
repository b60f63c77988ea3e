import { expect, test } from 'vitest';
import { drawn } from '../../testing/rendered.tsx';
import { PageHead } from './page-head.tsx';

/** Returns the tags of the head by name, property or relation. */
function tagsOf(head: Parameters<typeof drawn>[0]) {
  const { html } = drawn(head, []);
  return {
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    ...Object.fromEntries(
      [
        ...html.matchAll(
          /<(?:meta|link) (?:name|property|rel)="([^"]+)" (?:content|href)="([^"]+)"\/>/g,
        ),
      ].map(([, name, value]) => [name, value]),
    ),
  };
}

test('a page gives search engines and shared links its title, description and own address', () => {
  expect(tagsOf(<PageHead title="Sale" description="For less." path="/sale" />)).toEqual({
    title: 'Sale · Keepsake',
    description: 'For less.',
    canonical: 'https://shop.example/sale',
    'og:site_name': 'Keepsake',
    'og:locale': 'en_GB',
    'og:type': 'website',
    'og:title': 'Sale',
    'og:description': 'For less.',
    'og:url': 'https://shop.example/sale',
    'og:image': 'https://shop.example/share.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  });
});

test('a product is shared with its own picture', () => {
  const image = { key: 'catalogue/product/mug/white-hero-0a1b2c3d', alt: 'A mug' };
  expect(tagsOf(<PageHead title="Mug" path="/p/mug" image={image} type="product" />)).toMatchObject(
    {
      'og:type': 'product',
      'og:image': 'https://shop.example/share/product/mug/white-hero-0a1b2c3d.jpg',
      'og:image:alt': 'A mug',
    },
  );
});

test('a page hidden from search engines says so and has no sharing data', () => {
  expect(tagsOf(<PageHead title="Welcome back to Keepsake" description="News." hidden />)).toEqual({
    title: 'Welcome back to Keepsake',
    description: 'News.',
    robots: 'noindex',
  });
});
