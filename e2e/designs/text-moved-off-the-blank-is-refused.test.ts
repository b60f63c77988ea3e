/** A name dragged over the edge of a mug: the editor marks it and leads to it, the page reports it at its field, and it cannot be bought. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newShopper, open } from '../support/shop.ts';

const FAULT = /would be cut off. Move them/;

async function drag(page: Page, what: Locator, byX: number): Promise<void> {
  const { x, y, width, height } = (await what.boundingBox())!;
  const [fromX, fromY] = [x + width / 2, y + height / 2];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + byX / 2, fromY, { steps: 4 });
  await page.mouse.move(fromX + byX, fromY, { steps: 4 });
  await page.mouse.up();
}

test('a name dragged half off a mug is refused at its place and cannot be bought until it is back', async () => {
  const page = await newShopper({ viewport: { width: 1280, height: 900 } });
  await open(page, '/p/botanical-wreath-mug');
  const field = page.getByRole('textbox', { name: 'Name' }).first();
  await field.fill('Nana Gwen');
  await page.getByRole('button', { name: 'Change the design' }).click();
  const editor = page.getByRole('dialog', { name: 'Change the design' });
  const textLayer = editor.getByRole('button', { name: 'Name: Nana Gwen', exact: true });
  const onStage = textLayer.and(editor.locator('[data-layer="name"]'));
  // Both sides together would stay on the mug.
  const thisSide = editor.getByRole('radio', { name: 'This side' });
  await onStage.click();
  await thisSide.check();
  await drag(page, onStage, -180);
  await editor.getByText(FAULT).waitFor();
  expect(await editor.getByText(FAULT).count()).toBe(1);
  const describedBy = await onStage.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${describedBy}"]`).textContent()).toMatch(FAULT);
  // The mark beside the text is within the stage, however far the text was dragged.
  const mark = (await onStage.locator('circle').boundingBox())!;
  const stage = (await editor.getByRole('group', { name: 'Your design' }).boundingBox())!;
  expect(mark.x).toBeGreaterThanOrEqual(stage.x);
  expect(mark.x + mark.width).toBeLessThanOrEqual(stage.x + stage.width);

  await editor.getByRole('button', { name: 'Undo' }).focus();
  await editor.getByRole('button', { name: 'Done' }).click();
  await onStage.and(page.locator(':focus')).waitFor();
  await editor.getByText('This cannot be made yet.').waitFor();
  await editor.getByRole('button', { name: 'Leave it for now' }).click();
  await editor.waitFor({ state: 'detached' });
  const opener = page.getByRole('button', { name: 'Change the design' });
  await opener.and(page.locator(':focus')).waitFor();
  await page.getByText(FAULT).waitFor();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await field.and(page.locator(':focus')).waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByText('It is in your cart.').count()).toBe(0);

  // Both ways in: of the tools, and below the picture.
  await expect.poll(() => opener.count()).toBe(2);
  await opener.last().click();
  await onStage.focus();
  await thisSide.check();
  await drag(page, onStage, 180);
  await expect.poll(() => editor.getByText(FAULT).count()).toBe(0);
  await editor.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => page.getByText(FAULT).count()).toBe(0);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('It is in your cart.').waitFor();
});
