/** The last orders are above every page of phones, so the top of the front page does not repeat them there. */
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { provideSettings, shopSettings } from '../../state/settings.ts';
import { renderAt } from '../../testing/in-browser.tsx';
import { Hero } from './hero.tsx';
import type { Season } from './season.tsx';

function InSeason({ season }: { season: Season }) {
  provideSettings({
    ...shopSettings(),
    lastOrders: { day: 'christmas', by: 'Mon 21 Dec', farther: [] },
  });
  return <Hero products={[]} season={season} />;
}

test.each([
  [390, 0],
  [1280, 1],
])('at %i px it says %i times by when to order', async (width, times) => {
  await page.viewport(width, 844);
  onTestFinished(() => page.viewport(390, 844));
  const season: Season = {
    day: 'christmas',
    slug: 'christmas',
    orderBy: '2026-12-21',
    products: [],
  };
  const { screen } = await renderAt('/', <InSeason season={season} />, ['home']);
  const link = screen.getByRole('link', { name: 'Order by Mon 21 Dec for Christmas' });
  expect(link.elements()).toHaveLength(times);
});
