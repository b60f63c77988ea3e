/** A mug's design is transferred to a bottle: texts and drawings are refitted, and changes are reported. */
import { expect, test } from 'vitest';
import { violationsOn } from '../support/axe.ts';
import { addMug } from '../support/buying.ts';
import { query, DESK, newShopper, open, PHONE } from '../support/shop.ts';

interface StoredCart {
  fields: { name: string };
  edits: { own: { type: string; text?: string; fill: string; x: number; y: number }[] };
}

test('carries a design to a bottle', async () => {
  const page = await newShopper(DESK);
  await open(page, '/p/paw-prints-mug');
  await page.getByRole('textbox', { name: /^Pet’s name/ }).fill('Mabli');
  await page.getByRole('button', { name: 'Change the design' }).click();
  const editor = page.getByRole('dialog', { name: 'Change the design' });
  const stage = editor.getByRole('group', { name: 'Your design' });
  await stage.waitFor();
  await editor.getByRole('button', { name: 'Text', exact: true }).click();
  await editor.getByRole('textbox', { name: 'Words', exact: true }).fill('Good dog');
  await stage.getByRole('button', { name: 'Text: Good dog' }).waitFor();
  await editor.getByRole('radio', { name: 'Navy', exact: true }).check();
  await editor.getByRole('button', { name: 'Done' }).click();
  await page.getByText('With your changes to the design.').waitFor();

  await page.getByRole('button', { name: 'See it on other things' }).click();
  const choice = page.getByRole('dialog', { name: 'See it on other things' });
  await choice.getByRole('button', { name: /^Dog walker’s bottle/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Dog walker’s bottle' }).waitFor();
  await page.getByText('Your design from “Peeping dog mug” is here.').waitFor();
  await page.getByText('One piece lost its colour: this is made in a single tone.').waitFor();
  await expect
    .poll(() => page.getByRole('textbox', { name: /^Pet’s name/ }).inputValue())
    .toBe('Mabli');
  await page
    .getByRole('img', { name: /^Dog walker’s bottle with your words: Mabli/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Change the design' }).click();
  await stage.getByRole('button', { name: 'Text: Good dog' }).waitFor();
  await editor.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('It is in your cart.').waitFor();
  const cartId = await page.evaluate(
    () =>
      (JSON.parse(localStorage.getItem('cart') ?? '{}') as { state: { cartId: string } }).state
        .cartId,
  );
  const [line] = await query<{ personalisation: StoredCart }>(
    'select personalisation from cart_item where cart_id = $1',
    [cartId],
  );
  const { fields, edits } = line!.personalisation;
  expect(fields.name).toBe('Mabli');
  expect(edits.own).toMatchObject([{ type: 'text', text: 'Good dog', fill: '#000000' }]);
  // Within the safe zone of the bottle, 120 by 140 mm.
  expect(edits.own[0]!.x).toBeGreaterThan(5);
  expect(edits.own[0]!.x).toBeLessThan(115);
  expect(edits.own[0]!.y).toBeLessThan(135);

  // It is transferred once: the page opened again only offers the name.
  await open(page, '/p/paw-prints-bottle');
  await page.getByRole('button', { name: 'Use “Mabli”' }).waitFor();
  expect(await page.getByText('Your design from').count()).toBe(0);
});

test('from the cart, a name goes onto something else with its words', async () => {
  const page = await newShopper(PHONE);
  await addMug(page, 'Nana Gwen');
  // Its design is on no other product, so the mug's is offered.
  await open(page, '/p/family-wreath-clock');
  await page.getByRole('textbox', { name: /name/i }).first().fill('The Prices');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('It is in your cart.').waitFor();
  await open(page, '/cart');
  const other = page.getByRole('region', { name: '“Nana Gwen” on something else' });
  await other
    .getByRole('button', { name: /coaster/ })
    .first()
    .waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await other
    .getByRole('button', { name: /coaster/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: /coaster/ }).waitFor();
  await page.getByText('Your design from “Botanical wreath mug” is here.').waitFor();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Name', exact: true }).inputValue())
    .toBe('Nana Gwen');
  expect(await page.getByRole('textbox', { name: /^Words above/ }).inputValue()).toBe('The best');
});
