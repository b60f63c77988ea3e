/** The editor without a pointer: own text, curved and moved, a photograph, a drawing, undo, and all of it in the cart. */
import { expect, test } from 'vitest';
import { tabTo, typeInto } from '../support/keyboard.ts';
import { addPhotograph } from '../support/photographs.ts';
import { DESK, newShopper, open, PHONE } from '../support/shop.ts';

test('a shopper curves a line of their own onto a mug with the keyboard alone', async () => {
  const page = await newShopper(DESK);
  await open(page, '/p/botanical-wreath-mug');
  await typeInto(page, /^Name/, 'Ffion');
  await tabTo(page, /^Change the design/);
  await page.keyboard.press('Enter');
  const editor = page.getByRole('dialog', { name: 'Change the design' });
  const stage = editor.getByRole('group', { name: 'Your design' });
  await stage.getByRole('button', { name: 'Name: Ffion', exact: true }).waitFor();

  await tabTo(page, 'Text');
  await page.keyboard.press('Enter');
  await editor
    .getByRole('textbox', { name: 'Words', exact: true })
    .and(page.locator(':focus'))
    .waitFor();
  await page.keyboard.type('Best auntie');
  const line = stage.getByRole('button', { name: 'Text: Best auntie' });
  await line.waitFor();
  await tabTo(page, /^Curve/);
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowRight');
  await editor.getByText('Like a hill').waitFor();
  await tabTo(page, /^Size/);
  await page.keyboard.press('Home');
  await editor.getByText('Letters below 2.5 mm are too fine for how this is made.').waitFor();
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowRight');
  await editor.getByText(/too fine/).waitFor({ state: 'detached' });

  await line.focus();
  const before = await line.boundingBox();
  await page.keyboard.press('Shift+ArrowUp');
  const notice = editor.getByText(
    /^Text: Best auntie is \d+ mm from the left and -?\d+ mm from the top\.$/,
  );
  await notice.waitFor();
  await expect.poll(async () => (await line.boundingBox())!.y).toBeLessThan(before!.y);
  // To where it is over the dashed line and still on the mug, from any starting place.
  const top = Number(/(-?\d+) mm from the top/.exec(await notice.innerText())?.[1]);
  for (let step = top; step > 3; step -= 1) await page.keyboard.press('ArrowUp');
  for (let step = top; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  await editor.getByText(/reaches over the dashed line/).waitFor();
  // Consecutive moves are one undo step.
  await page.keyboard.press('Control+z');
  await editor.getByText(/reaches over the dashed line/).waitFor({ state: 'detached' });
  await expect.poll(async () => (await line.boundingBox())!.y).toBeCloseTo(before!.y, 0);

  const photograph = stage.getByRole('button', { name: 'Photograph' });
  await tabTo(page, 'Photograph');
  await addPhotograph(editor, { width: 60, height: 40 });
  await photograph.waitFor();
  await editor.getByText(/^This photograph has too few pixels/).waitFor();
  await tabTo(page, /^Size/);
  await page.keyboard.press('Home');
  await editor.getByText(/^This photograph has/).waitFor({ state: 'detached' });
  await editor.getByRole('radio', { name: 'Black and white' }).press(' ');
  await editor.getByRole('radio', { name: 'Sepia' }).press(' ');
  // Its crop by zoom and direction, and its rotation.
  const slide = async (name: string, key: string, times: number, shown: string) => {
    const slider = editor.getByRole('slider', { name });
    for (let step = 0; step < times; step += 1) await slider.press(key);
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe(shown);
  };
  const part = () => stage.locator('image').locator('..').getAttribute('viewBox');
  const whole = await part();
  await slide('Zoom', 'ArrowRight', 5, '150 %');
  await slide('Left or right', 'Home', 1, '0 %');
  await expect.poll(part).not.toBe(whole);
  await slide('Turn', 'ArrowRight', 3, '3°');

  await editor.getByRole('button', { name: 'Drawing', exact: true }).focus();
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, 'Drawing');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Paw print');
  await page.keyboard.press('Enter');
  await stage.getByRole('button', { name: 'Paw print' }).focus();
  await page.keyboard.press('Delete');
  await stage.getByRole('button', { name: 'Paw print' }).waitFor({ state: 'detached' });

  await page.keyboard.press('Escape');
  await tabTo(page, 'Keep them');
  await page.keyboard.press('Enter');
  await editor.waitFor({ state: 'detached' });
  await page.getByText('With your changes to the design.').waitFor();
  // The button that buys comes after the quantity.
  await tabTo(page, 'Add to cart');
  await page.keyboard.press('Enter');
  await page.getByText('It is in your cart.').waitFor();
  await open(page, '/cart');
  const item = page.getByRole('main').getByRole('article');
  await item.getByText('Ffion').waitFor();
  await item.getByText('Best auntie').waitFor();
});

test('on a phone a layer is dragged by touch and snaps to the middle', async () => {
  const page = await newShopper(PHONE);
  await open(page, '/p/family-wreath-slate-coaster');
  await page.getByRole('button', { name: 'Change the design' }).click();
  const editor = page.getByRole('dialog', { name: 'Change the design' });
  await editor.getByRole('button', { name: 'Symbol' }).click();
  await editor.getByRole('button', { name: 'Crown' }).click();
  const crown = editor
    .getByRole('group', { name: 'Your design' })
    .getByRole('button', { name: 'Crown' });
  const from = (await crown.boundingBox())!;
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y - 30, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await crown.boundingBox())!.x).toBeGreaterThan(from.x + 25);
  await editor.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await crown.boundingBox())!.x).toBeCloseTo(from.x, 0);
});

test('drawings are searched and gone to by group; Escape closes a picker of the editor, and only that; keys are told behind a question mark', async () => {
  const page = await newShopper(DESK);
  await open(page, '/p/robin-mug');
  await page.getByRole('button', { name: 'Change the design' }).click();
  const editor = page.getByRole('dialog', { name: 'Change the design' });
  const drawings = editor.getByRole('button', { name: 'Drawing', exact: true });
  await drawings.click();
  const star = editor.getByRole('button', { name: 'Five-pointed star' });
  await star.focus();
  await page.keyboard.press('Escape');
  await star.waitFor({ state: 'detached' });
  await drawings.and(page.locator(':focus')).waitFor();

  await page.keyboard.press('Enter');
  await tabTo(page, 'Search the drawings');
  await page.keyboard.type('submarine');
  await editor.getByText('No drawing found for “submarine”.').waitFor();
  await tabTo(page, 'Show them all');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Nature');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await editor.getByRole('button', { name: 'Flower' }).and(page.locator(':focus')).waitFor();
  const search = editor.getByRole('searchbox', { name: 'Search the drawings' });
  await search.fill('unicorns');
  await editor.getByText('There are symbols of it:').waitFor();
  await editor.getByRole('button', { name: 'Unicorn' }).waitFor();
  await search.fill('stars');
  await editor.getByText('3 found.').waitFor();
  await star.click();
  const stage = editor.getByRole('group', { name: 'Your design' });
  await stage.getByRole('button', { name: 'Five-pointed star' }).waitFor();
  // In the red of the design's berries, and turned by a grip that does not lie over the robin.
  await editor.getByRole('radio', { name: /colour 2 of the design$/, checked: true }).waitFor();
  const grip = (await stage.locator('[data-grip=turn] circle').last().boundingBox())!;
  const frame = (await stage.locator('[data-layer^=own-]').boundingBox())!;
  expect(grip.x).toBeGreaterThan(frame.x + frame.width / 2);

  await stage.getByRole('button', { name: 'Name: Nain Glenys' }).first().click();
  await editor.getByRole('button', { name: /^Lettering: / }).click();
  await editor.getByRole('radiogroup', { name: 'Lettering' }).waitFor();
  await page.keyboard.press('Escape');
  await editor.getByRole('radiogroup', { name: 'Lettering' }).waitFor({ state: 'detached' });
  await stage.waitFor();
  expect(await page.getByText('Keep your changes?').count()).toBe(0);
  const keys = editor.getByText('Arrow keys move what is chosen', { exact: false });
  expect(await keys.isVisible()).toBe(false);
  await editor.getByText('?', { exact: true }).click();
  await keys.waitFor();
});

test('on a phone the controls of what is added are seen, and empty words have a place', async () => {
  const page = await newShopper(PHONE);
  await open(page, '/p/robin-mug');
  await page.getByRole('button', { name: 'Change the design' }).click();
  const editor = page.getByRole('dialog', { name: 'Change the design' });
  await editor.getByRole('button', { name: 'Drawing', exact: true }).tap();
  const star = editor.getByRole('button', { name: 'Five-pointed star' });
  await star.first().tap();
  const controls = editor.getByRole('region', { name: 'Five-pointed star' });
  await controls.and(page.locator(':focus')).waitFor();
  const bar = (await editor.getByRole('group', { name: /^Change / }).boundingBox())!;
  const colour = controls.getByRole('radio', { name: /colour 1 of the design/ });
  const end = async () => {
    const { y, height } = (await colour.boundingBox())!;
    return y + height;
  };
  await expect.poll(end).toBeLessThanOrEqual(bar.y);

  await editor.getByRole('button', { name: 'Text', exact: true }).tap();
  const place = editor.locator('[data-empty-text]');
  await place.waitFor();
  expect((await place.boundingBox())!.width).toBeGreaterThan(40);

  await editor.getByRole('button', { name: 'Drawing', exact: true }).tap();
  await place.waitFor({ state: 'detached' });
  await editor.getByRole('group', { name: /^Change / }).waitFor({ state: 'detached' });
  await star.first().waitFor();

  await editor.getByRole('button', { name: 'Text', exact: true }).tap();
  await editor.getByRole('textbox', { name: 'Words' }).fill('Nadolig Llawen');
  await place.waitFor({ state: 'detached' });
});
