/** Pieces packed at the workshop's board. */
import type { Page } from 'playwright-core';
import { pageOf } from '../office.ts';

/** @param name on the piece */
export async function pack(page: Page, name: string): Promise<void> {
  await page.goto('/office/workshop?process=sublimation');
  await pageOf(page, 'Workshop');
  await page.getByRole('option').filter({ hasText: name }).click();
  await page.getByRole('button', { name: /^Move to/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Packed' }).check();
  await dialog.getByRole('button', { name: 'Move to Packed' }).click();
  await page.getByText('1 piece moved to Packed').waitFor();
}
