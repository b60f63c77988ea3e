/** The API reference: searched, linked to and accessible, with everything from the shop's own origin. */
import { afterEach, describe, expect, test } from 'vitest';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { runAxe } from '../support/axe.ts';
import { DESK, newShopper, PHONE, shop } from '../support/shop.ts';

/** Redoc's footer asks for a logo at another host; the content security policy refuses it. */
const LOGO = /redoc\/logo-mini\.svg/;
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** The title, and the path of a call. */
const SHOP_REFERENCE = ['Keepsake API', '/api/category/menu'] as const;
const OFFICE_REFERENCE = ['Keepsake office API', '/api/office/session/password'] as const;

const strangers: string[] = [];
afterEach(() => {
  strangers.length = 0;
});

async function openReference(
  address: string,
  size: BrowserContextOptions = DESK,
  [title, firstCall]: readonly [string, string] = SHOP_REFERENCE,
): Promise<Page> {
  const page = await newShopper({ ...size, expected: LOGO });
  page.on('response', (response) => {
    const { origin, protocol } = new URL(response.url());
    if (origin !== shop.origin && !/^(blob|data):$/.test(protocol)) strangers.push(response.url());
  });
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText(firstCall).first().waitFor();
  return page;
}

describe('the API reference', () => {
  test.each([
    ['narrow', PHONE],
    ['wide', DESK],
  ])('passes axe in a %s window, and other hosts send nothing', async (_, size) => {
    const page = await openReference('/docs/api', size);
    const violations = await runAxe(page, WCAG);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(strangers).toEqual([]);
    const { width, wide } = await page.evaluate(() => ({
      width: window.innerWidth,
      wide: document.documentElement.scrollWidth,
    }));
    expect(wide).toBeLessThanOrEqual(width);
  });

  test('finds a call by a word of its description and shows it with its errors', async () => {
    const page = await openReference('/docs/api');
    await page.getByRole('textbox', { name: 'Search' }).fill('refresh');
    await page.locator('[data-role="search:results"]').getByText('tokenRefresh').click();
    await page.waitForURL(/operation\/tokenRefresh$/);
    const call = page.locator('[id="operation/tokenRefresh"]');
    await call.getByText('refreshTokenInvalid').first().waitFor();
    expect(await call.getByText('refresh_token').first().isVisible()).toBe(true);
  });

  test('opens at the call that its address names', async () => {
    const page = await openReference('/docs/api#operation/guestCheckout');
    const call = page.locator('[id="operation/guestCheckout"]');
    await expect.poll(async () => (await call.boundingBox())?.y ?? 9999).toBeLessThan(300);
    expect(await call.getByText('cartEmpty').first().isVisible()).toBe(true);
  });

  test('shows the calls of the office, each with its permission, on a page of their own', async () => {
    const page = await openReference('/docs/api/office', DESK, OFFICE_REFERENCE);
    const violations = await runAxe(page, WCAG);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await page.goto('/docs/api/office#operation/reviewDecide');
    await page.reload();
    const call = page.locator('[id="operation/reviewDecide"]');
    await call.getByText('permission:').first().waitFor();
    expect(await call.getByText('refunds.make').first().isVisible()).toBe(true);
    expect(await call.getByText('fresh:').first().isVisible()).toBe(true);
    expect(strangers).toEqual([]);
  });

  test('leads to the description where JavaScript is off', async () => {
    const page = await newShopper({ ...DESK, javaScriptEnabled: false });
    await page.goto('/docs/api');
    expect(await page.locator('noscript').isVisible()).toBe(true);
    await page.getByRole('link', { name: 'OpenAPI 3.1' }).click();
    await page.waitForURL('**/api/openapi.json');
  });
});
