/** The pictures of an order are shared as files, or saved by browsers that share none. */
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../../testing/in-browser.tsx';
import { orderOf } from '../../../testing/order.ts';
import { SharePictures } from './share-pictures.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (names: readonly string[]) => {
  const { items } = orderOf('paid', names);
  const proofs = items.map((item, place) => ({ ...item, proof: `/media/proof/${place}.webp` }));
  return renderAt('/checkout/thank-you/key', <SharePictures items={proofs} />, ['thank-you']);
};

function withShare(share: (data: ShareData) => Promise<void>): void {
  vi.stubGlobal('fetch', async () => new Response('picture'));
  Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}

test('each picture goes to the app that is chosen', async () => {
  const shared: ShareData[] = [];
  withShare(async (data) => void shared.push(data));
  const { screen } = await show(['Mug', 'Slate coaster']);
  await screen.getByRole('button', { name: 'Share the pictures' }).click();
  await expect.poll(() => shared).toHaveLength(1);
  expect(shared[0]?.files?.map(({ type }) => type)).toEqual(['image/webp', 'image/webp']);
});

test('closing the sheet of apps is no failure, anything else is', async () => {
  let failure: Error = new DOMException('closed', 'AbortError');
  withShare(() => Promise.reject(failure));
  const { screen } = await show(['Mug']);
  const share = screen.getByRole('button', { name: 'Share the picture' });
  await share.click();
  await expect.element(share).toBeEnabled();
  expect(screen.getByRole('alert').query()).toBeNull();
  failure = new TypeError('no app');
  await share.click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
});

test('a browser that shares nothing saves the picture', async () => {
  vi.stubGlobal('fetch', async () => new Response('picture'));
  Object.defineProperty(navigator, 'canShare', { value: () => false, configurable: true });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { screen } = await show(['Mug']);
  await screen.getByRole('button', { name: 'Save the picture' }).click();
  await expect
    .poll(() => saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download))
    .toEqual(['keepsake-1.webp']);
});
