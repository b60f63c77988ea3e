/** A browser that cannot paint, or lacks the files for it, shows the server's pictures. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newShopper, open, PHONE } from '../support/shop.ts';

const MUG = '/p/botanical-wreath-mug';
const PREVIEW = '/api/artwork/preview';

async function expectComposedAfterTyping(page: Page): Promise<void> {
  const requested = page.waitForRequest((request) => request.url().endsWith(PREVIEW));
  await page.getByRole('textbox', { name: 'Name' }).fill('Siân');
  expect((await requested).postDataJSON()).toMatchObject({
    personalisation: { v: 1, fields: { name: 'Siân' } },
  });
  const composed = page
    .getByRole('img', { name: /^Botanical wreath mug with your words: .*Siân/ })
    .and(page.locator('img'))
    .first();
  await composed.waitFor();
  await expect
    .poll(() => composed.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThanOrEqual(640);
}

test('a browser without WebGL2 shows the server’s picture', async () => {
  const page = await newShopper({
    ...PHONE,
    before: () => Reflect.deleteProperty(window, 'WebGL2RenderingContext'),
  });
  const fetched: string[] = [];
  page.on('request', (request) => void fetched.push(new URL(request.url()).pathname));
  await open(page, MUG);
  await expectComposedAfterTyping(page);
  expect(fetched.filter((path) => /harfbuzz|painter|paint-angles|artwork\/kit/.test(path))).toEqual(
    [],
  );
});

test('a browser whose graphics memory is exhausted shows the server’s picture', async () => {
  const page = await newShopper({
    ...PHONE,
    before: () => (HTMLCanvasElement.prototype.getContext = () => null),
  });
  await open(page, MUG);
  await expectComposedAfterTyping(page);
});

test('a browser that cannot fetch the kit shows the server’s picture', async () => {
  const page = await newShopper({ ...PHONE, expected: /ERR_FAILED/ });
  await page.route('**/media/artwork/sheet.*', (route) => route.abort());
  await open(page, MUG);
  await expectComposedAfterTyping(page);
});
