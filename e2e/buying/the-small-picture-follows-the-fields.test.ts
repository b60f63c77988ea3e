/** A picture stays in view beside the fields that change it: a small one on phones, the large one elsewhere. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { addPhotograph } from '../support/photographs.ts';
import { DESK, newShopper, open, PHONE } from '../support/shop.ts';

test('the small picture is there while a field is in view, and gone below the form', async () => {
  const page = await newShopper(PHONE);
  await open(page, '/p/botanical-wreath-mug');
  const small = page.locator('div[aria-hidden=true] > div').filter({ hasText: 'Botanical wreath' });
  /** Until it is in the middle of the window. */
  const scrollTo = (part: Locator) =>
    part.first().evaluate((element) => {
      const { top } = element.getBoundingClientRect();
      scrollBy({ top: top - innerHeight / 2, behavior: 'instant' });
    });
  await scrollTo(page.getByText('Make it without any words'));
  await expect.poll(() => small.isVisible()).toBe(true);
  await scrollTo(page.getByText('A slip of the pen?'));
  await expect.poll(() => small.isVisible()).toBe(false);
  await scrollTo(page.getByText('Make it without any words'));
  await expect.poll(() => small.isVisible()).toBe(true);
});

test.each([
  [768, 1024],
  [1280, 900],
  [1280, 600],
])(
  'in a window of %d by %d the pictures stay while photos and words are filled',
  async (width, height) => {
    const page = await newShopper({ ...DESK, viewport: { width, height } });
    await open(page, '/p/nine-photo-canvas');
    const photos = page.getByRole('group', { name: 'Your photos' });
    await addPhotograph(photos, { width: 1200, height: 1200 });
    const pictures = page.getByRole('region', { name: 'Pictures', exact: true });
    const last = page.getByRole('button', { name: /^Picture 3 of/ });
    const header = page.getByRole('banner');
    for (const field of [
      photos.getByRole('button', { name: 'Use this photo in every place' }),
      page.getByRole('textbox', { name: /^Name/ }),
      page.getByRole('textbox', { name: /^Words below/ }),
    ]) {
      await field.evaluate((element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await expect
        .poll(async () => {
          const [top, first, end] = await Promise.all(
            [header, pictures, last].map(async (part) => (await part.boundingBox())!),
          );
          return first!.y >= top!.y + top!.height && end!.y + end!.height <= height;
        })
        .toBe(true);
    }
  },
);

test.each([
  ['/p/tall-name-bottle', 1],
  ['/p/meadow-tumbler', 1],
  ['/p/botanical-wreath-mug', 4 / 3],
])('%s has pictures %d times as wide as high', async (address, proportion) => {
  const page = await newShopper(PHONE);
  await open(page, address);
  const pictures = page.getByRole('region', { name: 'Pictures', exact: true });
  const { width, height } = (await pictures.boundingBox())!;
  expect(width / height).toBeCloseTo(proportion, 1);
});
