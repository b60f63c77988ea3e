/** What is above the products of a list takes little of the window, at every width. */
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderAt } from '../../testing/in-browser.tsx';
import { SubCategories } from '../sub-categories/sub-categories.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListTools } from './list-tools.tsx';

const OFFERED = { categories: [], occasions: [], processes: [], prices: null };

const numbered = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => ({
    slug: `kind-${at}`,
    name: `${name} ${at}`,
    count: 3,
  }));

async function listAt(width: number, blank?: string) {
  await page.viewport(width, 900);
  onTestFinished(() => page.viewport(390, 844));
  const image = { key: 'catalogue/mug', widths: [320], tint: '#cdd5c4', alt: '' };
  const parts = numbered(4, 'Mugs for number').map((part) => ({
    ...part,
    image,
    metaDescription: '',
  }));
  const { screen } = await renderAt(
    '/c/mugs',
    <div className="page">
      <SubCategories label="Kinds of mugs" categories={parts} />
      <ListTools
        total={58}
        query={{ page: 1, sort: 'featured', blank }}
        blanks={numbered(14, 'Ceramic mug')}
      >
        <ListFilters offered={OFFERED} facets={{}} keep={{}} list={{ total: 58, hasKinds: true }} />
      </ListTools>
    </div>,
    ['listing'],
  );
  const boxOf = (found: { element: () => Element }) => found.element().getBoundingClientRect();
  const linksOf = (name: string) =>
    screen.getByRole('navigation', { name }).getByRole('link').elements();
  return {
    screen,
    linksOf,
    boxes: () => ({
      count: boxOf(screen.getByText('58 designs')),
      button: boxOf(screen.getByText('Narrow it down')),
      order: boxOf(screen.getByLabelText('Sort by')),
    }),
  };
}

const middle = ({ top, bottom }: DOMRect) => Math.round((top + bottom) / 2);

test('on a desk count, filters and order share a row, and the form is as wide as the page', async () => {
  const { screen, boxes } = await listAt(1280);
  const { count, button, order } = boxes();
  expect(Math.abs(middle(count) - middle(button))).toBeLessThan(2);
  expect(middle(order)).toBe(middle(button));
  expect(button.right).toBeLessThan(order.left);
  await screen.getByText('Narrow it down').click();
  const found = screen.getByRole('form', { name: 'Narrow it down' });
  await expect.element(found).toBeVisible();
  const form = found.element();
  expect(form.getBoundingClientRect().width).toBe(1280 - 64);
  expect(form.getBoundingClientRect().top).toBeGreaterThan(order.bottom);
  expect(boxes()).toEqual({ count, button, order });
});

test.each([390, 320])('at %i px the filters are left of the order, in one row', async (width) => {
  const { boxes } = await listAt(width);
  const { count, button, order } = boxes();
  expect(middle(order)).toBe(middle(button));
  expect(button.right).toBeLessThan(order.left);
  expect(count.bottom).toBeLessThanOrEqual(button.top);
  expect(document.documentElement.scrollWidth).toBe(width);
});

test.each([390, 1280])(
  'at %i px sub-categories are a row, and many kinds another',
  async (width) => {
    const { linksOf } = await listAt(width);
    for (const row of ['Kinds of mugs', 'Kinds of product']) {
      const links = linksOf(row).map((link) => link.getBoundingClientRect());
      expect(links.length).toBeGreaterThan(3);
      expect(new Set(links.map(middle)).size).toBe(1);
    }
    const part = linksOf('Kinds of mugs')[0]!.parentElement!.getBoundingClientRect();
    expect(part.height).toBeLessThan(70);
    expect(document.documentElement.scrollWidth).toBe(width);
  },
);

test('on a desk a button shows the kinds for which the row has no room, and hides them again', async () => {
  const { screen, linksOf } = await listAt(1280);
  const few = linksOf('Kinds of product').length;
  const more = screen.getByRole('button', { name: 'More kinds' });
  const row = screen.getByRole('navigation', { name: 'Kinds of product' }).element();
  expect(middle(more.element().getBoundingClientRect())).toBe(
    middle(linksOf('Kinds of product')[0]!.getBoundingClientRect()),
  );
  await more.click();
  expect(linksOf('Kinds of product')).toHaveLength(15);
  expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  await screen.getByRole('button', { name: 'Fewer kinds' }).click();
  expect(linksOf('Kinds of product')).toHaveLength(few);
});

test('a chosen kind is shown although the row has no room for it', async () => {
  const { linksOf } = await listAt(1280, 'kind-13');
  const last = linksOf('Kinds of product').at(-1)!;
  expect(last.textContent).toContain('Ceramic mug 13');
});

test('the last kind can be scrolled out of the faded edge of a phone', async () => {
  const { linksOf } = await listAt(390);
  const last = linksOf('Kinds of product').at(-1)!;
  const row = last.closest('nav')!;
  expect(getComputedStyle(row).maskImage).toContain('linear-gradient');
  row.scrollLeft = row.scrollWidth;
  const faded = 48;
  const { right } = last.getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(row.getBoundingClientRect().right - faded);
});

test('the chosen kind is in view when the page opens, and the page stays at its top', async () => {
  const { linksOf } = await listAt(390, 'kind-9');
  const chosen = linksOf('Kinds of product').find((link) => link.hasAttribute('aria-current'))!;
  const { left, right } = chosen.getBoundingClientRect();
  expect(chosen.textContent).toContain('Ceramic mug 9');
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(390);
  expect(window.scrollY).toBe(0);
});
