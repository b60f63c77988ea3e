/** Links and forms in a browser: a plain press opens the page here, everything else is the browser's. */
import { expect, test } from 'vitest';
import { renderAt } from '../testing/in-browser.tsx';
import { Form } from './form.tsx';
import { Link, type LinkProps } from './link.tsx';

async function linkAt(path: string, props: LinkProps) {
  const { router, screen } = await renderAt(path, <Link {...props}>Go</Link>, ['shell']);
  const element = screen.getByRole('link').element() as HTMLAnchorElement;
  /** Returns whether the browser is left to follow the link. */
  const press = (init: MouseEventInit = {}): boolean => {
    let isLeft = false;
    const keep = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', keep, { once: true });
    element.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init }),
    );
    return isLeft;
  };
  return { router, element, press };
}

test('a plain press opens the page without leaving the document', async () => {
  const { router, element, press } = await linkAt('/c/mugs', { to: '/shop?sort=price#list' });
  expect(element.getAttribute('href')).toBe('/shop?sort=price#list');
  expect(press()).toBe(false);
  await expect
    .poll(() => router.state.location)
    .toMatchObject({ pathname: '/shop', search: '?sort=price', hash: '#list' });
});

test('a link to another search part keeps the path', async () => {
  const { element } = await linkAt('/c/mugs?page=2', { to: { search: '?page=3' } });
  expect(element.getAttribute('href')).toBe('/c/mugs?page=3');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  'a press with %j is left to the browser',
  async (key) => {
    const { router, press } = await linkAt('/', { to: '/shop' });
    expect(press(key)).toBe(true);
    expect(router.state.pending).toBeNull();
    expect(router.state.location.pathname).toBe('/');
  },
);

test.each(['https://elsewhere.example/shop', '//elsewhere.example/shop', 'mailto:a@shop.example'])(
  '%s is an ordinary link',
  async (to) => {
    const { router, element, press } = await linkAt('/', { to });
    expect(element.getAttribute('href')).toBe(to);
    expect(press()).toBe(true);
    expect(router.state.pending).toBeNull();
  },
);

test('a new window is left to the browser', async () => {
  const { press } = await linkAt('/', { to: '/shop', target: '_blank' });
  expect(press()).toBe(true);
});

test('a form opens its page with its values', async () => {
  const { router, screen } = await renderAt(
    '/',
    <Form action="/search">
      <input name="q" aria-label="Search" />
      <button type="submit">Find</button>
    </Form>,
    ['shell'],
  );
  await screen.getByLabelText('Search').fill('blue mug');
  await screen.getByRole('button').click();
  await expect
    .poll(() => router.state.location)
    .toMatchObject({ pathname: '/search', search: '?q=blue+mug' });
});
