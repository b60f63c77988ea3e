/** The editor on small phones, under forced colours, and while layers are added and refused. */
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addPhotograph } from '../support/photographs.ts';
import { DESK, newShopper, open, PHONE } from '../support/shop.ts';

async function openEditor(page: Page, address: string): Promise<Locator> {
  await open(page, address);
  await page.getByRole('button', { name: 'Change the design' }).click();
  const editor = page.getByRole('dialog', { name: 'Change the design' });
  await editor.getByRole('group', { name: 'Your design' }).waitFor();
  await editor.locator('[data-layer]').first().waitFor();
  return editor;
}

/** The parts of the editor that overflow the window sideways. */
const tooWide = (editor: Locator) =>
  editor.evaluate((dialog) =>
    [...dialog.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isOut = width > 0 && (right > innerWidth + 1 || left < -1);
      const isOnStage = element.closest('[role=group] *') !== null || element.closest('svg');
      return isOut && !isOnStage && !element.closest('.sr-only')
        ? [`${element.tagName} ${element.textContent?.slice(0, 30)}: ${left} to ${right}`]
        : [];
    }),
  );

test.each([390, 320])(
  'long layer names and a refused photograph stay within %i px',
  async (width) => {
    const page = await newShopper({
      ...PHONE,
      viewport: {
        width,
        height: 844,
      },
      expected: /status of 415/,
    });
    const editor = await openEditor(page, '/p/family-tree-canvas');
    await editor
      .getByRole('button', { name: /^Name 3: / })
      .last()
      .waitFor();
    expect(await tooWide(editor)).toEqual([]);
    await editor.locator('[data-layer]').last().press('ArrowUp');
    expect(await tooWide(editor)).toEqual([]);
    const clipped = await editor
      .getByRole('region', { name: 'Add to the design' })
      .locator('button, label')
      .evaluateAll((tools) =>
        tools.flatMap((tool) => (tool.scrollWidth > tool.clientWidth ? [tool.textContent] : [])),
      );
    expect(clipped).toEqual([]);

    await editor
      .getByLabel('Photograph')
      .and(editor.locator('input'))
      .setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
    const refusal = editor.getByRole('alert');
    await refusal.waitFor();
    const tools = ['Text', 'Drawing', 'Symbol'].map((name) =>
      editor.getByRole('button', { name, exact: true }),
    );
    const { y } = (await refusal.boundingBox())!;
    for (const tool of tools) {
      const box = (await tool.boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(y + 1);
    }
    expect(await tooWide(editor)).toEqual([]);
  },
);

test('an added photograph becomes the only selection, and empty texts go', async () => {
  const page = await newShopper(DESK);
  const editor = await openEditor(page, '/p/botanical-wreath-mug');
  const stage = editor.getByRole('group', { name: 'Your design' });
  await editor.getByRole('button', { name: 'Text', exact: true }).click();
  await editor.getByRole('button', { name: 'Text (empty)' }).waitFor();
  await stage.locator('[data-layer="name"]').focus();
  await addPhotograph(editor, { width: 1600, height: 1200 });
  const photo = stage.getByRole('button', { name: 'Photograph' });
  await photo.and(page.locator(':focus')).waitFor();
  expect(await stage.locator('[aria-pressed=true]').count()).toBe(1);
  expect(await photo.getAttribute('aria-pressed')).toBe('true');
  expect(await editor.getByRole('button', { name: 'Text (empty)' }).count()).toBe(0);
});

test('a drawing of the design says what can be changed, and a dropped photograph is taken like a chosen one', async () => {
  const page = await newShopper({ ...DESK, expected: /status of 415/ });
  const editor = await openEditor(page, '/p/botanical-wreath-mug');
  const stage = editor.locator('.editor-stage > svg');
  const leaf = await stage.evaluate((svg) =>
    [...svg.querySelectorAll('[data-drawing] path')]
      .map((path) => path.getBoundingClientRect())
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2, width }))
      .find(({ x, y, width }) => width < 60 && document.elementFromPoint(x, y) === svg),
  );
  await page.mouse.click(leaf!.x, leaf!.y);
  await editor.getByText('Part of the design: you can change its words.').waitFor();

  const drop = async (name: string, type: string, bytes: Buffer) => {
    const files = await page.evaluateHandle(
      ([base64, called, kind]) => {
        const transfer = new DataTransfer();
        const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([content], called, { type: kind }));
        return transfer;
      },
      [bytes.toString('base64'), name, type] as const,
    );
    await stage.dispatchEvent('dragenter', { dataTransfer: files });
    // What takes it loads then.
    await expect
      .poll(async () => {
        await stage.dispatchEvent('dragover', { dataTransfer: files });
        return editor.locator('[data-drop]').count();
      })
      .toBe(1);
    await stage.dispatchEvent('drop', { dataTransfer: files });
  };
  await drop('note.txt', 'text/plain', Buffer.from('no'));
  await editor.getByRole('alert').waitFor();
  const picture = sharp({
    create: { width: 800, height: 600, channels: 3, background: '#d9a520' },
  });
  await drop('day.jpg', 'image/jpeg', await picture.jpeg().toBuffer());
  await stage.getByRole('button', { name: 'Photograph' }).waitFor();
  expect(await editor.getByRole('alert').count()).toBe(0);
});

test('moved words go back to their place, and a symbol is called by its name', async () => {
  const page = await newShopper(DESK);
  const editor = await openEditor(page, '/p/botanical-wreath-mug');
  const name = editor.locator('[data-layer="name"]');
  await name.focus();
  const before = await name.boundingBox();
  const back = editor.getByRole('button', { name: 'Put it back in its place' });
  await editor.getByRole('slider', { name: 'Size' }).waitFor();
  expect(await back.count()).toBe(0);
  await page.keyboard.press('Shift+ArrowUp');
  await back.click();
  await expect.poll(() => name.boundingBox()).toEqual(before);
  expect(await back.count()).toBe(0);

  await editor.getByRole('button', { name: 'Symbol', exact: true }).click();
  await editor.locator('.editor-drawer li').getByRole('button').first().click();
  await editor.getByRole('region', { name: 'Red heart' }).waitFor();
  expect(await editor.getByRole('textbox', { name: 'Words' }).count()).toBe(0);
  expect(await editor.getByRole('button', { name: /^Lettering/ }).count()).toBe(0);
  await editor.getByRole('listitem').getByText('Red heart').waitFor();
  await editor.getByRole('slider', { name: 'Size' }).press('End');
  await editor.getByText(/^This symbol and something else lie over each other/).waitFor();
});

test('a desktop shows one side large, every side of the mug in small pictures and the tools at once', async () => {
  const page = await newShopper({ viewport: { width: 1280, height: 900 } });
  const editor = await openEditor(page, '/p/botanical-wreath-mug');
  await editor.getByRole('radio', { name: 'Front', checked: true }).waitFor();
  await editor.getByRole('radio', { name: 'Other side', checked: false }).waitFor();
  await editor.locator('[data-layer="name-2"]').focus();
  const stage = editor.locator('.editor-stage');
  const size = editor.getByRole('slider', { name: 'Size' });
  await size.waitFor();
  const photographs = editor.locator('label:has(canvas)');
  expect(await photographs.allInnerTexts()).toEqual(['Front', 'Other side', 'In use']);
  const shown = [stage, size, ...(await photographs.all())];
  const boxes = await Promise.all(shown.map(async (one) => (await one.boundingBox())!));
  for (const { y, height } of boxes) expect(y + height).toBeLessThanOrEqual(900);
  const [drawing, slider, ...sides] = boxes;
  for (const { x, width } of sides) {
    expect(x).toBeGreaterThanOrEqual(drawing!.x + drawing!.width);
    expect(x + width).toBeLessThan(slider!.x);
    expect(width).toBeLessThan(drawing!.width / 2);
  }
  const other = editor.locator('[data-layer="name"]');
  const isShown = async () => {
    const { x, width } = (await other.boundingBox())!;
    return x + width > drawing!.x;
  };
  expect(await isShown()).toBe(false);
  await editor.getByRole('radio', { name: 'Other side' }).check();
  await expect.poll(isShown).toBe(true);
  await editor.getByRole('button', { name: 'Front', exact: true }).click();
  await expect.poll(isShown).toBe(false);
});

test('a phone opens on the whole front of a mug, and a button turns to the other side', async () => {
  const page = await newShopper(PHONE);
  const editor = await openEditor(page, '/p/botanical-wreath-mug');
  const visible = async (layer: string) => {
    const { x, width } = (await editor.locator(`[data-layer="${layer}"]`).boundingBox())!;
    return x >= 0 && x + width <= PHONE.viewport.width;
  };
  /** @param from,to of the print area, of which each side is one half */
  const isWhole = async (from: number, to: number) => {
    const area = (await editor.locator('.editor-stage rect.stroke-edge').first().boundingBox())!;
    const frame = (await editor.locator('.editor-stage').boundingBox())!;
    const [left, right] = [from, to].map((share) => area.x + share * area.width);
    const isAcross = left! > frame.x && right! < frame.x + frame.width;
    return isAcross && area.y > frame.y && area.y + area.height < frame.y + frame.height;
  };
  const front = 'name-2';
  const other = 'name';
  await expect.poll(() => visible(front)).toBe(true);
  expect(await visible(other)).toBe(false);
  await expect.poll(() => isWhole(0.5, 1)).toBe(true);
  await editor.getByRole('button', { name: 'Other side', exact: true }).tap();
  await expect.poll(() => visible(other)).toBe(true);
  expect(await visible(front)).toBe(false);
  await expect.poll(() => isWhole(0, 0.5)).toBe(true);
  await editor.getByRole('button', { name: 'Front', exact: true }).tap();
  await expect.poll(() => visible(front)).toBe(true);
  await editor.getByRole('button', { name: 'See it on the product' }).tap();
  await editor.getByRole('radio', { name: 'Front', checked: true }).waitFor();
});

test('the selection is visible under forced colours', async () => {
  const page = await newShopper({ ...DESK, forcedColors: 'active', colorScheme: 'dark' });
  const editor = await openEditor(page, '/p/botanical-wreath-mug');
  const front = editor.locator('label').filter({ hasText: /^Front$/ });
  const style = await front.evaluate((label) => {
    const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(label);
    return { isSame: color === backgroundColor, forcedColorAdjust };
  });
  // Otherwise the browser draws a black box behind the text.
  expect(style).toEqual({ isSame: false, forcedColorAdjust: 'none' });
  await editor.getByRole('button', { name: 'Done' }).click();
  const icons = await page
    .locator('main svg[class*="text-"]')
    .evaluateAll((all) =>
      all.map((icon) => [
        getComputedStyle(icon).color,
        getComputedStyle(icon.parentElement!).color,
      ]),
    );
  expect(icons.length).toBeGreaterThan(0);
  for (const [own, around] of icons) expect(own).toBe(around);
});

test('a name that cannot be printed dims the picture, which says that it shows the previous text', async () => {
  const page = await newShopper({ ...DESK, expected: /status of 422/ });
  await open(page, '/p/botanical-wreath-mug');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Nana');
  const pictures = page.getByRole('region', { name: 'Pictures' });
  await pictures
    .getByRole('img', { name: /with your words: .*Nana/ })
    .first()
    .waitFor();
  await name.fill('สมชาย');
  const notice = page.getByText('The picture still shows “Nana”: see the words for the reason.');
  await notice.waitFor();
  expect(Number(await pictures.evaluate((strip) => getComputedStyle(strip).opacity))).toBeLessThan(
    1,
  );
  await name.fill('Nan');
  await expect.poll(() => notice.count()).toBe(0);
  expect(await pictures.evaluate((strip) => getComputedStyle(strip).opacity)).toBe('1');
});
