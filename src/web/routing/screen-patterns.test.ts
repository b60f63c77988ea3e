import { describe, expect, test } from 'vitest';
import { patternOf, SCREEN_PATTERNS } from '../../domain/site/screen-patterns.ts';
import type { Route } from '../navigation/route.ts';
import { routes } from '../routes.ts';

const screens = routes.filter(({ path }) => path !== '*');
/** An example path of the screen, with its parameters filled in. */
const exampleOf = ({ path }: Route) =>
  `/${path}`.replace(/:\w+/, 'some-slug').replace('*', 'some/rest');

describe('the pattern by which a page view is counted', () => {
  test.each(screens.map(exampleOf))('exists for %s', (address) => {
    expect(SCREEN_PATTERNS).toContain(patternOf(address));
  });

  test.each([
    ['/', '/'],
    ['/c/eco-friendly', '/c/eco-friendly'],
    ['/c/mugs', '/c/{slug}'],
    ['/p/botanical-wreath-mug', '/p/{rest}'],
    ['/search/mug', '/search/{rest}'],
    ['/checkout/thank-you/AAAA', '/checkout/thank-you/{rest}'],
    ['/account/order/KS-1', '/account/order/{rest}'],
    ['/siân@example.org', '/{other}'],
    ['/p/', '/{other}'],
  ])('of %s is %s', (address, pattern) => {
    expect(patternOf(address)).toBe(pattern);
  });
});
