/** Toasts stay below the header, wherever a notice above it has pushed it, and off its open menus. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Menu } from '../../../ui/overlays/menu.tsx';
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

test('a toast gives way to a menu of the header that is opened: it moves to the foot of the window', async () => {
  await page.viewport(1280, 800);
  const withToast = (text: string) => (
    <>
      <header>
        <Menu
          id="account"
          button="My Account"
          items={[{ key: 'out', render: () => <button type="button">Sign out</button> }]}
        />
      </header>
      <ToastRegion label="Messages">{text && <p>{text}</p>}</ToastRegion>
    </>
  );
  const { screen } = await renderAt('/', withToast('Item added to cart'), []);
  const toast = () => screen.getByText('Item added to cart').element().getBoundingClientRect();
  expect(toast().top).toBeLessThan(400);
  await screen.getByRole('button', { name: 'My Account' }).click();
  await expect.poll(() => toast().top).toBeGreaterThan(700);
});
