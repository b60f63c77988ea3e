/** Ids of saved designs and share links go into the shop's calls and nowhere else. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { saveByApi } from '../support/drafts.ts';
import { query, DESK, newShopper, open, shop } from '../support/shop.ts';

test('neither addresses, page views, referrers nor the shop’s log reveal the link of a design', async () => {
  const { id, share } = await saveByApi({ name: 'Nain’s mug', words: 'Nain' });
  const page = await newShopper(DESK);
  const sent: string[] = [];
  let views = 0;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/visits/add') views += 1;
    // The calls themselves and the shared page may contain them.
    const isOwn = pathname.startsWith('/api/drafts/') || pathname === `/draft/${share}`;
    const parts = [...(isOwn ? [] : [request.url()]), request.postData() ?? ''];
    const { referer = '' } = request.headers();
    // The shop's own pages get a referrer, but without the part that opens the design.
    if (parts.some((part) => part.includes(id) || part.includes(share)) || referer.includes(id))
      sent.push(`${request.method()} ${request.url()} from ${referer}`);
  });
  await open(page, `/p/botanical-wreath-mug#draft=${id}`);
  await page.getByText('“Nain’s mug” is saved.').waitFor();
  expect(page.url()).not.toContain(id);
  await page.getByRole('link', { name: 'Saved Designs' }).click();
  await page.getByRole('link', { name: 'Open “Nain’s mug”' }).click();
  await page.getByText('“Nain’s mug” is saved.').waitFor();
  expect(page.url()).not.toContain(id);
  await open(page, `/draft/${share}`);
  await page.getByRole('button', { name: 'It’s right' }).click();
  await page.getByText(/^Thank you/).waitFor();
  await expect.poll(() => views).toBeGreaterThanOrEqual(4);
  expect(sent).toEqual([]);
  // Page views are counted and written with a delay.
  const counted = async () =>
    JSON.stringify(await query(`select page_view::text as text from page_view`));
  await expect.poll(counted).toContain('/draft/{share}');
  const log = () => readFileSync(shop.logFile, 'utf8');
  await expect.poll(log).toContain('/api/drafts/shared/:share/reply');
  for (const secret of [id, share]) {
    expect(log()).not.toContain(secret);
    expect(await counted()).not.toContain(secret);
  }
});
