/** A shopper who has typed a name can see it on every product: painted on their device, unknown to others. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addMug } from '../support/buying.ts';
import { arrived, DESK, newShopper, open } from '../support/shop.ts';

const MUG = '/p/botanical-wreath-mug';

function pictureWith(page: Page, product: string, name: string): Locator {
  return page.getByRole('img', { name: `${product} with “${name}” on it` }).first();
}

function everywhere(page: Page): Locator {
  return page.getByRole('switch', { name: 'Show this name on every product in the shop' });
}

async function wearEverywhere(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await everywhere(page).check();
}

/** Pictures below the window are painted once they come near. */
async function scrollToShelf(page: Page): Promise<void> {
  await page
    .getByRole('heading', { name: 'Designs people come back for' })
    .scrollIntoViewIfNeeded();
}

async function goHome(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Keepsake, front page' }).click();
  await arrived(page, 'Their name, beautifully made to last');
}

test('every product shows the name, in every tab, until the name preview is turned off', async () => {
  const page = await newShopper();
  const sent: string[] = [];
  page.context().on('request', (request) => {
    sent.push(decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`));
  });
  await open(page, MUG);
  await wearEverywhere(page, 'Siân');
  await page
    .getByRole('region', { name: 'Messages' })
    .getByText('“Siân” is now on every product it fits')
    .waitFor();

  await goHome(page);
  await scrollToShelf(page);
  await pictureWith(page, 'Two hearts slate coaster', 'Siân').waitFor();
  const notice = page.getByRole('region', { name: 'Your name everywhere' });
  await notice.getByText('The shop wears “Siân”').waitFor();

  const tab = await page.context().newPage();
  const answer = await open(tab, '/search?q=slate');
  expect(await answer.text()).not.toContain('Siân');
  await pictureWith(tab, 'House number slate sign', 'Siân').waitFor();
  await open(tab, '/p/rainbow-mug');
  const viewed = tab.getByRole('heading', { name: 'You looked at these' });
  await viewed.scrollIntoViewIfNeeded();
  const seen = tab.locator('section').filter({ has: viewed });
  await seen.locator('canvas:visible').waitFor();

  await open(tab, '/c/mugs');
  await pictureWith(tab, 'Botanical wreath mug', 'Siân').waitFor();
  const card = tab.getByRole('article').filter({ hasText: 'Botanical wreath mug' });
  await card.getByText('With the name you typed').waitFor();
  // Beside the count of the list, and of this tab.
  const beside = tab.getByRole('region', { name: 'Your name everywhere' });
  await beside.getByText('With “Siân”').waitFor();
  const [count, pill] = [
    (await tab.getByText(/^\d+ designs$/).boundingBox())!,
    (await beside.boundingBox())!,
  ];
  expect(Math.abs(count.y + count.height / 2 - pill.y - pill.height / 2)).toBeLessThan(2);
  await beside.getByRole('button', { name: 'Take it off' }).click();
  await notice.waitFor({ state: 'detached' });
  await pictureWith(page, 'Two hearts slate coaster', 'Siân').waitFor({ state: 'detached' });
  await pictureWith(tab, 'Botanical wreath mug', 'Siân').waitFor({ state: 'detached' });
  expect(sent.filter((request) => request.includes('Siân'))).toEqual([]);

  // The name is still offered, and fills nothing in by itself.
  await open(tab, '/p/rainbow-mug');
  const offered = tab.getByRole('button', { name: 'Use “Siân”' });
  await offered.waitFor();
  const field = tab.getByRole('textbox', { name: 'Name' });
  expect(await field.inputValue()).toBe('');
  await offered.click();
  expect(await field.inputValue()).toBe('Siân');
  await offered.waitFor({ state: 'detached' });
  await tab.reload();
  await expect.poll(() => field.inputValue()).toBe('Siân');
});

test('nothing moves when pictures change, and names that do not fit are left out', async () => {
  const page = await newShopper({
    ...DESK,
    before: () => {
      new PerformanceObserver((list) => {
        const moved = list.getEntries() as (PerformanceEntry & { value: number })[];
        Reflect.set(window, 'moved', [
          ...((Reflect.get(window, 'moved') as number[]) ?? []),
          ...moved.map(({ value }) => value),
        ]);
      }).observe({ type: 'layout-shift', buffered: true });
    },
  });
  await open(page, '/p/two-hearts-slate-coaster');
  const name = 'Bartholomew & Clementine';
  await page.getByRole('textbox', { name: 'Both names' }).fill(name);
  await everywhere(page).check();
  await open(page, '/');
  await scrollToShelf(page);
  await pictureWith(page, 'Two hearts slate coaster', name).waitFor();
  const long = page.getByRole('listitem').filter({ hasText: 'Rainbow placemat' });
  await long.scrollIntoViewIfNeeded();
  await pictureWith(page, 'Lemon grove clock', name).waitFor();
  await long.getByRole('img').first().waitFor();
  expect(await long.getByRole('img', { name }).count()).toBe(0);
  expect(
    await page.evaluate(() => Reflect.get(window, 'moved') as number[] | undefined),
  ).toBeUndefined();
});

test('a browser that refuses to store anything shows the name while its page is open', async () => {
  const page = await newShopper({
    ...DESK,
    before: () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      }),
  });
  await open(page, MUG);
  await wearEverywhere(page, 'Ffion');
  await goHome(page);
  await scrollToShelf(page);
  await pictureWith(page, 'Two hearts slate coaster', 'Ffion').waitFor();
});

test('a cart line shows its own personalisation, painted here too', async () => {
  const page = await newShopper();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/artwork/preview')) requests.push(request.url());
  });
  await addMug(page, 'Rhys');
  await everywhere(page).check();
  await open(page, '/cart');
  await page.getByRole('article').locator('img[src^="blob:"]').waitFor();
  expect(requests).toEqual([]);
});

test('a browser that cannot paint says so at the switch', async () => {
  const page = await newShopper({
    ...DESK,
    before: () => Reflect.deleteProperty(window, 'WebGL2RenderingContext'),
  });
  await open(page, MUG);
  const unable = page.getByRole('switch', {
    name: 'Your browser cannot show a name on every product',
  });
  await unable.waitFor();
  expect(await unable.isDisabled()).toBe(true);
});
