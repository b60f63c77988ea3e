/** The frame of every page as a shopper sees it: what stays in view, what is large and what moves. */
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderAt } from '../testing/in-browser.tsx';
import { LoadingScreen } from './fallbacks/loading-screen.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };
const LOW = { width: 667, height: 300 };

async function scrolledHeader({ width, height }: typeof PHONE) {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(PHONE.width, PHONE.height));
  const { screen } = await renderAt(
    '/',
    <>
      <Header ref={null} menu={[]} />
      <main style={{ height: 3000 }} />
    </>,
    ['shell'],
  );
  await expect.element(screen.getByRole('link', { name: /^Cart/ })).toBeVisible();
  window.scrollTo(0, 1000);
  onTestFinished(() => window.scrollTo(0, 0));
  const boxOf = (element: Element) => element.getBoundingClientRect();
  return {
    header: boxOf(screen.getByRole('banner').element()),
    cart: boxOf(screen.getByRole('link', { name: /^Cart/ }).element()),
  };
}

test.each([
  ['a phone', PHONE],
  ['a desk', DESK],
])('the cart stays in view on %s while the page scrolls', async (_, size) => {
  const { cart } = await scrolledHeader(size);
  expect(cart.top).toBeGreaterThanOrEqual(0);
  expect(cart.bottom).toBeLessThan(100);
});

test('the header scrolls away in a window that it would fill', async () => {
  const { header } = await scrolledHeader(LOW);
  expect(header.bottom).toBeLessThan(0);
});

test('the footer makes three promises, each under a larger title', async () => {
  const { screen } = await renderAt('/', <Footer menu={[]} />, ['shell']);
  const promises = screen.getByRole('contentinfo').getByRole('list').first();
  const titles = promises.getByRole('listitem').elements();
  expect(titles).toHaveLength(3);
  for (const item of titles) {
    const [title, text] = [...item.querySelectorAll('p')].map((line) => getComputedStyle(line));
    expect(parseFloat(title!.fontSize)).toBeGreaterThan(parseFloat(text!.fontSize));
    expect(Number(title!.fontWeight)).toBeGreaterThan(Number(text!.fontWeight));
  }
});

test('a loading screen says Loading... beside a spinner that turns', async () => {
  const { screen } = await renderAt('/', <LoadingScreen />, ['shell']);
  const loading = screen.getByRole('status');
  await expect.element(loading).toHaveTextContent('Loading...');
  await expect.poll(() => document.title).toMatch(/^Loading\.\.\. · /);
  const turning = loading.element().getAnimations({ subtree: true });
  expect(turning.map(({ playState }) => playState)).toEqual(['running']);
});
