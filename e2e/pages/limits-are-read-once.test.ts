/** A field's limit is read once with its label; the count on the screen is not read at each key. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESK, newShopper, open, PHONE } from '../support/shop.ts';

/** The description a screen reader reads after the label, from the browser's own accessibility tree. */
async function descriptionOf(page: Page, selector: string): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    nodeId,
    fetchRelatives: false,
  });
  await session.detach();
  return String(nodes[0]?.description?.value ?? '');
}

test.each([
  ['1280', DESK],
  ['390', PHONE],
])(
  'screen readers announce a limit once, and again near the limit, at %s pixels',
  async (_, window) => {
    const page = await newShopper(window);
    await open(page, '/p/botanical-wreath-mug');
    const name = page.getByRole('textbox', { name: 'Name' }).first();
    const selector = `[name="${await name.getAttribute('name')}"]`;
    const limit = Number(await name.getAttribute('maxlength'));
    const near = page.locator('[aria-live=polite]').filter({ hasText: 'left' });

    expect(await descriptionOf(page, selector)).toBe(`${limit} characters at most`);
    await name.fill('Ada');
    await page.getByText(`Max Character Limit 3/${limit}`).waitFor();
    expect(await descriptionOf(page, selector)).toBe(`${limit} characters at most`);
    expect(await near.count()).toBe(0);
    await name.fill('A'.repeat(limit - 1));
    await near.getByText('1 character left', { exact: true }).waitFor();
    await page.getByText(`Max Character Limit ${limit - 1}/${limit}`).waitFor();
  },
);
