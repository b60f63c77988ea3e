/** A design with places for photographs: chosen first, moved and replaced, and bought only when none is missing. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { callShop } from '../support/accounts.ts';
import { addPhotograph } from '../support/photographs.ts';
import { DESK, hydrated, newShopper, open, PHONE } from '../support/shop.ts';

async function photograph(name: string, width: number, height: number, background: string) {
  const picture = sharp({ create: { width, height, channels: 3, background } });
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}

const photos = (page: Page) => page.getByRole('group', { name: 'Your photos' });

test('on a phone the photo comes first; moved, brightened and bought, it is in the cart', async () => {
  const page = await newShopper(PHONE);
  await open(page, '/p/arched-photo-mug');
  // The button for buying asks for what is missing.
  const asked = page.waitForEvent('filechooser');
  await page.locator('[data-buy-bar]').getByRole('button', { name: 'Choose your photo' }).click();
  await (await asked).setFiles([await photograph('tall.jpg', 1000, 2000, '#c04020')]);

  await photos(page).getByText('Sharp enough at').waitFor();
  const stage = photos(page).getByRole('button', { name: /^Your photo: drag it/ });
  const part = () => stage.locator('svg svg').getAttribute('viewBox');
  const before = (await part())!.split(' ').map(Number);
  // More is kept at the head than at the foot.
  expect(before[1]!).toBeLessThan((1 - before[3]!) / 2);
  await stage.focus();
  await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(async () => Number((await part())!.split(' ')[1])).toBeGreaterThan(before[1]!);
  await photos(page).getByRole('slider', { name: 'Brightness' }).fill('20');
  await photos(page).getByText('+20 %').waitFor();

  // A reload, a look at other pages and starting again lose nothing.
  const kept = page.getByText('Your design is as you left it.');
  const brightness = () => photos(page).getByRole('slider', { name: 'Brightness' }).inputValue();
  await page.reload();
  await kept.waitFor();
  await expect.poll(brightness).toBe('20');
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goBack();
  await kept.waitFor();
  await expect.poll(brightness).toBe('20');
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.locator('[data-buy-bar]').getByRole('button', { name: 'Choose your photo' }).waitFor();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect.poll(brightness).toBe('20');

  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('It is in your cart.').waitFor();
  await page.reload();
  await photos(page).getByLabel('Choose your photo').waitFor();
  expect(await kept.isVisible()).toBe(false);
  await photos(page).getByRole('button', { name: 'Use your photo again' }).click();
  await stage.waitFor();
  await expect.poll(brightness).toBe('20');
  await open(page, '/cart');
  await page.getByRole('link', { name: 'Arched photo mug' }).first().waitFor();
});

test('the place shows our photograph until the shopper’s is in it, on the page and in the editor', async () => {
  const page = await newShopper(DESK);
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/media\/artwork\/photograph\.([a-z]+)\./.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  await open(page, '/p/arched-photo-mug');
  await hydrated(page);
  // Its picture shows it already.
  expect(asked).toEqual([]);

  await page.getByRole('textbox', { name: 'Name' }).fill('Nana Wren');
  const canvas = page
    .getByRole('region', { name: /pictures/i })
    .locator('canvas')
    .first();
  const colourAt = (across: number, down: number) =>
    canvas.evaluate(
      (element: HTMLCanvasElement, [x, y]) => {
        const copy = document.createElement('canvas').getContext('2d')!;
        copy.drawImage(element, element.width * x!, element.height * y!, 1, 1, 0, 0, 1, 1);
        return [...copy.getImageData(0, 0, 1, 1).data];
      },
      [across, down],
    );
  const middle = () => colourAt(0.4, 0.5);
  await canvas.and(page.locator(':not([hidden])')).waitFor();
  expect(asked).toEqual(['seaside']);
  const sample = await middle();

  await page.getByRole('button', { name: 'Change the design' }).click();
  const editor = page.getByRole('dialog', { name: 'Change the design' });
  await editor.locator('svg image').first().waitFor({ state: 'attached' });
  // The place itself asks for a photograph.
  const chooser = page.waitForEvent('filechooser');
  const places = editor.getByRole('button', { name: 'Choose a photograph for this place' });
  await places.last().press('Enter');
  const count = await places.count();
  await (await chooser).setFiles([await photograph('blue.jpg', 900, 900, '#1040c0')]);
  await editor.getByRole('region', { name: 'Photograph' }).waitFor();
  await expect.poll(() => places.count()).toBe(count - 1);
  await editor.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => places.count()).toBe(count);
  await editor.getByRole('button', { name: 'Done' }).click();

  await photos(page)
    .locator('input')
    .setInputFiles([await photograph('red.jpg', 900, 900, '#d01010')]);
  await expect.poll(async () => (await middle())[0]!).toBeGreaterThan(150);
  expect((await middle())[1]!).toBeLessThan(70);
  expect(await middle()).not.toEqual(sample);
});

test('a photo that lies on its side is turned, with what it showed', async () => {
  const page = await newShopper(DESK);
  await open(page, '/p/arched-photo-mug');
  await addPhotograph(photos(page), { width: 1600, height: 900 }, '#1040c0');
  await photos(page).getByText('Sharp enough at').waitFor();
  const stage = photos(page).getByRole('button', { name: /^Your photo: drag it/ });
  /** Whether the photograph's left part, which is yellow, is at that place of the picture. */
  const isYellow = (across: number, down: number) =>
    stage.locator('image').evaluate(
      async (element, [x, y]) => {
        const image = new Image();
        image.src = element.getAttribute('href')!;
        await image.decode();
        const copy = document.createElement('canvas').getContext('2d')!;
        copy.drawImage(image, image.width * x!, image.height * y!, 1, 1, 0, 0, 1, 1);
        const [red, , blue] = copy.getImageData(0, 0, 1, 1).data;
        return red! > blue!;
      },
      [across, down],
    );
  const seen = async () => [await isYellow(0.1, 0.1), await isYellow(0.9, 0.1)];
  expect(await seen()).toEqual([true, false]);

  const turn = photos(page).getByRole('button', { name: 'Turn by a quarter: Your photo' });
  await turn.click();
  await expect.poll(seen).toEqual([true, true]);
  // Its sides fit the frame now: nothing is cut off there.
  const part = (await stage.locator('svg svg').getAttribute('viewBox'))!.split(' ').map(Number);
  expect(part[2]).toBe(1);
  await turn.click();
  await expect.poll(seen).toEqual([false, true]);

  await page.reload();
  await page.getByText('Your design is as you left it.').waitFor();
  await expect.poll(seen).toEqual([false, true]);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('It is in your cart.').waitFor();
});

test('several at once fill the places in order, and the rest is asked for', async () => {
  const page = await newShopper(DESK);
  await open(page, '/p/four-photo-clock');
  await photos(page)
    .locator('input')
    .setInputFiles([
      await photograph('one.jpg', 900, 900, '#c04020'),
      await photograph('small.jpg', 90, 90, '#2040c0'),
    ]);
  await photos(page).getByText('Choose 2 more photos').waitFor();
  await photos(page).getByRole('button', { name: 'Photo 2', exact: true }).click();
  await photos(page).getByText('Too few pixels for').waitFor();
  await page.getByRole('button', { name: 'Choose 2 more' }).waitFor();

  await photos(page).getByRole('button', { name: 'Fill up with the same photos' }).click();
  // The button for buying leads to the first of those that cannot be made, from anywhere.
  await photos(page).getByRole('button', { name: 'Photo 1', exact: true }).click();
  await page.getByRole('heading', { name: 'About this design' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Change photo 2' }).click();
  const second = photos(page).getByRole('button', { name: 'Photo 2', exact: true });
  await expect.poll(() => second.getAttribute('aria-pressed')).toBe('true');
  await expect
    .poll(async () => {
      const { y } = (await photos(page).getByText('Too few pixels for').boundingBox())!;
      return y > 0 && y < DESK.viewport.height / 2;
    })
    .toBe(true);

  await photos(page).getByRole('button', { name: 'Photo 1', exact: true }).click();
  await photos(page).getByRole('button', { name: 'Use this photo in every place' }).click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('It is in your cart.').waitFor();
});

test('our words stay below a photo until others are written or they are left out', async () => {
  const page = await newShopper(PHONE);
  await open(page, '/p/heart-photo-coaster');
  await addPhotograph(photos(page), { width: 1200, height: 1600 });
  const told = page.getByText('Sample words, not printed');
  await told.waitFor();
  const picture = page.getByRole('region', { name: 'Pictures' });
  await expect.poll(async () => (await picture.boundingBox())!.y).toBeGreaterThan(0);
  const bar = page.locator('[data-buy-bar]');
  expect((await bar.boundingBox())!.height).toBeLessThanOrEqual(84);
  await page.getByRole('button', { name: 'Write yours' }).click();
  const names = page.getByRole('textbox', { name: /^Names/ });
  await expect.poll(() => names.evaluate((field) => field === document.activeElement)).toBe(true);
  await names.fill('Mair & Huw');
  await told.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('Your design is as you left it.').waitFor();
  expect(await told.count()).toBe(0);

  await open(page, '/p/arched-photo-mug');
  await addPhotograph(photos(page), { width: 1200, height: 1600 });
  await told.waitFor();
  const fit = photos(page).getByRole('button', { name: 'Fit' });
  const barTop = (await bar.boundingBox())!.y;
  await expect
    .poll(() => fit.evaluate((button) => button.getBoundingClientRect().bottom))
    .toBeLessThan(barTop);
  await page.getByRole('button', { name: 'Leave out' }).click();
  await told.waitFor({ state: 'detached' });
  // The page says that the line moves up when there is no name.
  const below = page.getByRole('textbox', { name: /^Words below/ });
  await below.fill('Est. 2019');
  const moved = page.getByText('Without a name, “Est. 2019” moves up into its place.');
  await moved.waitFor();
  await below.fill('');
  await moved.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('It is in your cart.').waitFor();
  expect((await bar.boundingBox())!.height).toBeLessThanOrEqual(84);
  await open(page, '/cart');
  await page.getByRole('article').first().waitFor();
  expect(await page.getByText('Nana Gwen').count()).toBe(0);
});

test('two photographs change places by dragging, by a button, and one moves to an empty place', async () => {
  const page = await newShopper(DESK);
  await open(page, '/p/four-photo-clock');
  await photos(page)
    .locator('input')
    .setInputFiles([
      await photograph('red.jpg', 900, 900, '#c04020'),
      await photograph('blue.jpg', 900, 900, '#2040c0'),
    ]);
  const small = (number: number) =>
    photos(page).getByRole('button', { name: `Photo ${number}`, exact: true });
  const shown = (number: number) => small(number).locator('image').getAttribute('href');
  await small(2).locator('image').waitFor();
  const [red, blue] = [await shown(1), await shown(2)];
  expect(red).not.toBe(blue);

  const box = (await small(2).boundingBox())!;
  await small(1).hover();
  await page.mouse.down();
  await page.mouse.move(box.x + 10, box.y + 20, { steps: 4 });
  await page.mouse.up();
  await photos(page).getByText('Photos 1 and 2 have changed places.').waitFor();
  await expect.poll(() => shown(1)).toBe(blue);
  expect(await shown(2)).toBe(red);
  // The dragged one is shown large. A press still only chooses.
  expect(await small(2).getAttribute('aria-pressed')).toBe('true');
  await small(1).click();
  expect(await small(1).getAttribute('aria-pressed')).toBe('true');
  expect(await shown(1)).toBe(blue);

  await photos(page).getByRole('button', { name: 'Move later' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => shown(1)).toBe(red);
  await photos(page).getByRole('button', { name: 'Move earlier' }).click();
  await expect.poll(() => shown(1)).toBe(blue);
  await photos(page).getByRole('button', { name: 'Move later' }).click();
  await expect.poll(() => shown(1)).toBe(red);

  const free = (await photos(page).getByLabel('Choose photo 4').boundingBox())!;
  await small(2).hover();
  await page.mouse.down();
  await page.mouse.move(free.x + free.width / 2, free.y + free.height / 2, { steps: 4 });
  await page.mouse.up();
  await photos(page).getByText('Photo 2 has moved to place 4.').waitFor();
  await expect.poll(() => shown(4)).toBe(blue);
  await photos(page).getByLabel('Choose photo 2').waitFor();
});

test('a photo on the other side of a mug is seen while it is chosen and adjusted', async () => {
  const page = await newShopper(PHONE);
  await open(page, '/p/leafy-photo-mug');
  await photos(page)
    .locator('input')
    .setInputFiles([
      await photograph('red.jpg', 900, 900, '#c04020'),
      await photograph('blue.jpg', 900, 900, '#2040c0'),
    ]);
  const picture = (number: number) => page.getByRole('button', { name: `Picture ${number} of` });
  const isShown = (number: number) => picture(number).getAttribute('aria-current');
  // The front comes first.
  const sides = photos(page).getByRole('list', { name: 'All photos' }).getByRole('listitem');
  await expect.poll(() => sides.allInnerTexts()).toEqual(['Front', 'Other side']);
  await photos(page).getByRole('button', { name: 'Photo 2', exact: true }).click();
  await expect.poll(() => isShown(2)).toBe('true');
  await photos(page).getByRole('button', { name: 'Swap the two' }).click();
  await photos(page).getByText('Photos 1 and 2 have changed places.').waitFor();
  await photos(page).getByRole('button', { name: 'Photo 1', exact: true }).click();
  await expect.poll(() => isShown(1)).toBe('true');
  await photos(page).getByRole('button', { name: 'Photo 2', exact: true }).click();
  await expect.poll(() => isShown(2)).toBe('true');

  await picture(1).click();
  await expect.poll(() => isShown(1)).toBe('true');
  await photos(page).getByRole('slider', { name: 'Brightness' }).fill('20');
  await expect.poll(() => isShown(2)).toBe('true');

  // The buyer sees both sides before paying.
  const adding = page.getByRole('button', { name: 'Add to cart' });
  await adding.click();
  await page.getByText('It is in your cart.').waitFor();
  await open(page, '/cart');
  const line = page.getByRole('article');
  await line.getByText('Other side').waitFor();
  await expect.poll(() => line.locator('img').count()).toBe(2);
  const [front, other] = await line
    .locator('img')
    .evaluateAll((made) => made.map((one) => (one as HTMLImageElement).src));
  expect(front).not.toBe(other);
  // The other side is small below the front, which is as large as that of any line.
  const boxes = await Promise.all(
    [0, 1].map((side) => line.locator('img').nth(side).boundingBox()),
  );
  expect(boxes[1]!.width).toBeLessThan(boxes[0]!.width / 2);
  expect(boxes[1]!.y).toBeGreaterThan(boxes[0]!.y + boxes[0]!.height);
});

test('without its photographs nothing is sold, whoever asks', async () => {
  const { data } = await callShop<{ data: { variants: { productId: string }[] } }>(
    'GET',
    '/api/product/slug/four-photo-clock',
  );
  const body = { productId: data.variants[0]!.productId, quantity: 1 };
  await expect(callShop('POST', '/api/cart/new/add', { body })).rejects.toThrow(
    'Please choose a photograph for every place.',
  );
});
