/** The editor on a phone: the design above, its controls in a sheet below that a thumb moves up and down. */
import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { drag, spotOf } from '../support/touch.ts';
import { newShopper, open, PHONE } from '../support/shop.ts';

const LEAST_TARGET_PX = 44;

async function openEditor(page: Page, address: string): Promise<Locator> {
  await open(page, address);
  await page.getByRole('button', { name: 'Change the design' }).tap();
  const editor = page.getByRole('dialog', { name: 'Change the design' });
  await editor.getByRole('group', { name: 'Your design' }).waitFor();
  return editor;
}

const edge = async (box: Locator, side: 'top' | 'bottom') =>
  box.evaluate((element, side) => element.getBoundingClientRect()[side], side);

async function targetsTooSmall(editor: Locator): Promise<string[]> {
  return editor.evaluate(
    (dialog, least) =>
      [...dialog.querySelectorAll<HTMLElement>('button, select, textarea, input')].flatMap(
        (control) => {
          // Pressing a label presses its control.
          const target = control.closest('label') ?? control;
          const { width, height } = target.getBoundingClientRect();
          const isShown = width > 0 && height > 0;
          const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
          return isShown && (width < least || height < least)
            ? [`${name} ${control.tagName} ${width}×${height}`]
            : [];
        },
      ),
    // A browser may lose a fraction of a pixel by rounding.
    LEAST_TARGET_PX - 0.5,
  );
}

test('a thumb moves the sheet of controls up and down and the design stays visible', async () => {
  const page = await newShopper(PHONE);
  const editor = await openEditor(page, '/p/botanical-wreath-mug');
  const stage = editor.getByRole('group', { name: 'Your design' });
  const handle = editor.getByRole('button', { name: 'More room for the controls' });
  const isHigh = (wanted: boolean) =>
    editor.getByRole('button', { name: 'More room for the controls', expanded: wanted }).waitFor();

  await isHigh(false);
  expect(await edge(stage, 'bottom')).toBeLessThanOrEqual(await edge(handle, 'top'));
  await stage.getByRole('button', { name: 'Name: Grandma', exact: true }).tap();
  await editor.getByRole('textbox', { name: 'Name' }).waitFor();
  expect(await targetsTooSmall(editor)).toEqual([]);

  const low = await spotOf(handle);
  await drag(page, [[low, { x: low.x, y: low.y - 260 }]]);
  await isHigh(true);
  await expect.poll(() => edge(handle, 'top')).toBeLessThan(low.y - 200);
  // The picture takes its new height in the frame after the sheet's.
  await expect
    .poll(async () => (await edge(handle, 'top')) - (await edge(stage, 'bottom')))
    .toBeGreaterThanOrEqual(0);
  expect((await stage.boundingBox())!.height).toBeGreaterThan(80);

  const high = await spotOf(handle);
  await drag(page, [[high, { x: high.x, y: high.y + 260 }]]);
  await isHigh(false);
  await handle.tap();
  await isHigh(true);
  await handle.press('ArrowDown');
  await isHigh(false);
});

test('a bar under the thumb goes to what is changed most, copies and removes', async () => {
  const page = await newShopper(PHONE);
  const editor = await openEditor(page, '/p/botanical-wreath-mug');
  const stage = editor.getByRole('group', { name: 'Your design' });
  const focused = page.locator(':focus');
  await stage.getByRole('button', { name: 'Name: Grandma', exact: true }).tap();
  const bar = editor.getByRole('group', { name: 'Change Name: Grandma' });
  const tool = (name: string) => bar.getByRole('button', { name, exact: true });
  await bar.waitFor();
  expect(await edge(bar, 'bottom')).toBeCloseTo(PHONE.viewport.height, 0);
  expect(await targetsTooSmall(editor)).toEqual([]);
  expect(await bar.getByRole('button').allInnerTexts()).toEqual(
    'Words Size Colour Lettering Remove'.split(' '),
  );

  await tool('Colour').tap();
  const colour = editor.getByRole('group', { name: 'Colour', exact: true });
  const chosen = colour.getByRole('radio', { checked: true }).and(focused);
  await chosen.waitFor();
  expect(await edge(chosen, 'bottom')).toBeLessThan(await edge(bar, 'top'));
  await tool('Lettering').tap();
  const letterings = editor.getByRole('radiogroup', { name: 'Lettering' });
  await letterings.getByRole('radio', { name: 'Great Vibes', checked: true }).waitFor();
  // At least four are whole above the bar.
  const end = await edge(bar, 'top');
  const tiles = await letterings.locator('label').all();
  const whole = async () => {
    const lowest = Math.min(end, await edge(letterings, 'bottom')) + 0.5;
    const bottoms = await Promise.all(tiles.slice(0, 6).map((tile) => edge(tile, 'bottom')));
    return bottoms.filter((bottom) => bottom <= lowest).length;
  };
  await expect.poll(whole).toBeGreaterThanOrEqual(4);
  await tool('Size').press('Enter');
  await editor.getByRole('slider', { name: 'Size' }).and(focused).waitFor();
  await tool('Words').tap();
  await editor.getByRole('textbox', { name: 'Name' }).and(focused).waitFor();

  await editor.getByRole('button', { name: 'Drawing', exact: true }).tap();
  const animals = editor.getByRole('list', { name: 'Animals' });
  await animals.getByRole('button', { name: 'Hedgehog' }).waitFor();
  await editor
    .getByRole('list', { name: 'Food and drink' })
    .getByRole('button', { name: 'Cup of tea' })
    .waitFor();
  await animals.getByRole('button', { name: 'Paw print' }).tap();
  const paw = (name: string) => editor.getByRole('group', { name: `Change ${name}`, exact: true });
  await paw('Paw print').getByRole('button', { name: 'Duplicate' }).tap();
  await paw('Paw print (2)').getByRole('button', { name: 'Remove' }).tap();
  await stage.getByRole('button', { name: 'Paw print', exact: true }).waitFor();
  expect(await stage.getByRole('button', { name: /^Paw print/ }).count()).toBe(1);
  expect(await editor.getByRole('group', { name: /^Change / }).count()).toBe(0);

  // The page says that its picture shows it, and leads back.
  await editor.getByRole('button', { name: 'Done' }).tap();
  await page.getByText('The picture shows your changes.').waitFor();
  await page.getByRole('button', { name: 'Edit again' }).tap();
  await stage.getByRole('button', { name: 'Paw print', exact: true }).waitFor();
});

test('text is typed above the on-screen keyboard', async () => {
  const page = await newShopper(PHONE);
  const editor = await openEditor(page, '/p/botanical-wreath-mug');
  await editor.getByRole('button', { name: 'Text', exact: true }).tap();
  const textField = editor.getByRole('textbox', { name: 'Words', exact: true });
  await textField.and(page.locator(':focus')).waitFor();
  const seen = 480;
  await page.evaluate((height) => {
    // A headless browser has no on-screen keyboard.
    Object.defineProperty(visualViewport, 'height', { value: height });
    visualViewport?.dispatchEvent(new Event('resize'));
  }, seen);
  await expect.poll(() => edge(textField, 'bottom')).toBeLessThanOrEqual(seen);
  expect(await edge(editor.getByRole('group', { name: 'Your design' }), 'top')).toBeGreaterThan(0);
  await page.keyboard.type('Nos da');
  await editor
    .getByRole('group', { name: 'Your design' })
    .getByRole('button', { name: 'Text: Nos da' })
    .waitFor();
});

test('on a phone held sideways the controls scroll beside the design', async () => {
  const page = await newShopper({ ...PHONE, viewport: { width: 844, height: 390 } });
  const editor = await openEditor(page, '/p/botanical-wreath-mug');
  const stage = editor.getByRole('group', { name: 'Your design' });
  await stage.getByRole('button', { name: 'Name: Grandma', exact: true }).tap();
  const turn = editor.getByRole('slider', { name: 'Turn' });
  await turn.scrollIntoViewIfNeeded();
  expect(await edge(turn, 'bottom')).toBeLessThanOrEqual(390);
  expect(await edge(stage, 'top')).toBeGreaterThanOrEqual(0);
  expect(await edge(stage, 'bottom')).toBeLessThanOrEqual(390);
});

test('two fingers zoom and move the view, or the selected layer where they hold it', async () => {
  const page = await newShopper(PHONE);
  const editor = await openEditor(page, '/p/botanical-wreath-mug');
  const stage = editor.getByRole('group', { name: 'Your design' });
  const name = stage.getByRole('button', { name: 'Name: Grandma', exact: true });
  const widthOf = async (box: Locator) => (await box.boundingBox())!.width;
  const leftOf = async (box: Locator) => (await box.boundingBox())!.x;

  // On the background: zoom in, then sideways.
  // One side of the mug fills the stage.
  const ground = { x: PHONE.viewport.width / 2, y: (await spotOf(stage, [0.5, 0.08])).y };
  const before = await widthOf(name);
  await drag(page, [
    [
      { x: ground.x - 30, y: ground.y },
      { x: ground.x - 60, y: ground.y },
    ],
    [
      { x: ground.x + 30, y: ground.y },
      { x: ground.x + 60, y: ground.y },
    ],
  ]);
  await expect.poll(() => widthOf(name)).toBeGreaterThan(before * 1.8);
  const left = await leftOf(name);
  await drag(page, [
    [
      { x: 150, y: ground.y },
      { x: 210, y: ground.y },
    ],
    [
      { x: 200, y: ground.y },
      { x: 260, y: ground.y },
    ],
  ]);
  await expect.poll(() => leftOf(name)).toBeGreaterThan(left + 50);
  const carried = await leftOf(name);
  // One finger alone moves the view too.
  await drag(page, [
    [
      { x: 260, y: ground.y },
      { x: 220, y: ground.y },
    ],
  ]);
  await expect.poll(() => leftOf(name)).toBeLessThan(carried - 30);

  // On the selected layer: smaller and rotated, in one undo step.
  await name.tap();
  await stage.getByRole('button', { name: 'Name: Grandma', pressed: true, exact: true }).waitFor();
  const held = await widthOf(name);
  const middle = await spotOf(name);
  await drag(page, [
    [
      { x: middle.x - 30, y: middle.y },
      { x: middle.x - 15, y: middle.y - 10 },
    ],
    [
      { x: middle.x + 30, y: middle.y },
      { x: middle.x + 15, y: middle.y + 10 },
    ],
  ]);
  await expect.poll(() => widthOf(name)).toBeLessThan(held * 0.8);
  const turn = editor.getByRole('slider', { name: 'Turn' });
  await expect.poll(async () => Number(await turn.inputValue())).toBeGreaterThan(15);
  await editor.getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(() => widthOf(name)).toBeCloseTo(held, 0);
  await expect.poll(() => turn.inputValue()).toBe('0');
});

test('the product turns to the side of the selected layer', async () => {
  const page = await newShopper(PHONE);
  const editor = await openEditor(page, '/p/botanical-wreath-mug');
  const stage = editor.getByRole('group', { name: 'Your design' });
  const toggle = editor.getByRole('button', { name: 'See it on the product' });
  await stage.getByRole('button', { name: 'Name: Grandma', exact: true }).tap();
  await toggle.tap();
  await editor.getByRole('radio', { name: 'Other side', checked: true }).waitFor();
  await editor.getByRole('radio', { name: 'Front' }).check();
  await editor.getByRole('img', { name: 'Preview of Botanical wreath mug' }).waitFor();
  await toggle.tap();
  await stage.getByRole('button', { name: 'Name: Grandma (Front)', exact: true }).waitFor();
});

test('a warning is described, marked at its place, and linked to it', async () => {
  const page = await newShopper(PHONE);
  const editor = await openEditor(page, '/p/botanical-wreath-mug');
  const stage = editor.getByRole('group', { name: 'Your design' });
  await editor.getByRole('button', { name: 'Text', exact: true }).tap();
  await editor
    .getByRole('textbox', { name: 'Words', exact: true })
    .and(page.locator(':focus'))
    .waitFor();
  await page.keyboard.type('Nos da');
  await editor.getByRole('slider', { name: 'Size' }).fill('2');
  const warning = 'Letters below 2.5 mm are too fine for how this is made.';
  await editor.getByText(warning).waitFor();
  const line = stage.getByRole('button', { name: 'Text: Nos da' });
  await stage
    .getByRole('button', { name: 'Text: Nos da', description: new RegExp(warning) })
    .waitFor();
  await line.locator('circle').waitFor();
  await editor.getByRole('button', { name: 'See it on the product' }).tap();
  await editor.getByRole('button', { name: 'Show “Text: Nos da”' }).tap();
  await line.and(page.locator(':focus')).waitFor();
});
