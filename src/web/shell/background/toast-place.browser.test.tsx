/** Toasts stay below the header, wherever a notice above it has pushed it. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ToastRegion } from '../../../ui/overlays/toast-region.tsx';
import { renderAt } from '../../testing/in-browser.tsx';

test('a toast is below the header while a notice is above it, and when that has scrolled away', async () => {
  await page.viewport(1280, 800);
  const toasts = (text: string) => (
    <div style={{ height: 3000 }}>
      <aside style={{ height: 60 }} />
      <header style={{ position: 'sticky', top: 0, height: 120 }} />
      <ToastRegion label="Messages">
        <p>{text}</p>
      </ToastRegion>
    </div>
  );
  const { screen } = await renderAt('/', toasts('Item added to cart'), []);
  const top = () => screen.getByText('Item added to cart').element().getBoundingClientRect().top;
  const header = () => document.querySelector('header')!.getBoundingClientRect().bottom;
  expect(header()).toBeGreaterThanOrEqual(180);
  expect(top() - header()).toBe(12);
  window.scrollTo(0, 400);
  await expect.poll(header).toBe(120);
  await expect.poll(() => top() - header()).toBe(12);
});
