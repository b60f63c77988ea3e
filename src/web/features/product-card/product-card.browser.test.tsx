/** A card that is pointed at shows another picture of its product, loaded only then. */
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { ProductCard as Product } from '../../../contract/shop/catalogue.ts';
import { usePreview } from '../../state/name-preview.ts';
import { renderAt } from '../../testing/in-browser.tsx';
import { ProductCard } from './product-card.tsx';

const pictureAt = (angle: string) => ({
  key: `catalogue/mug-${angle}`,
  widths: [320],
  tint: '#cdd5c4',
  alt: `A mug, ${angle}`,
});

const mug: Product = {
  slug: 'wreath-mug',
  name: 'Wreath mug',
  summary: '',
  fromPence: 1249,
  pricesVary: false,
  wasPence: null,
  availability: 'inStock',
  picture: pictureAt('hero'),
  design: 'wreath',
  plate: 'white-mug',
  angle: 'hero',
  personalises: ['Name'],
};

const ANGLES = ['hero', 'left', 'scene'];
const FINISHES = [
  { plate: 'navy-mug', pictures: [] },
  {
    plate: 'white-mug',
    pictures: ANGLES.map((angle) => ({ ...pictureAt(angle), angle })),
  },
];

afterEach(() => usePreview.setState({ fields: {}, everywhere: false }));

async function cardOf(product: Product) {
  const asked: string[] = [];
  const { fetch } = window;
  const fetches = vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    const { pathname } = new URL(new Request(address).url);
    if (!pathname.startsWith('/api/')) return fetch(address);
    asked.push(pathname);
    if (!pathname.startsWith('/api/product/')) return new Response('', { status: 404 });
    return Response.json({ status: 'success', data: { finishes: FINISHES } });
  });
  onTestFinished(() => fetches.mockRestore());
  const { screen } = await renderAt(
    '/',
    <div style={{ width: 160 }}>
      <ProductCard product={product} sizes="160px" />
      <p>Beside it</p>
    </div>,
    ['product-card'],
  );
  const card = screen.getByRole('article');
  const shown = () =>
    [...card.element().querySelectorAll('img')].map(({ src }) => /mug-(\w+)-320/.exec(src)?.[1]);
  return { card, asked, shown, beside: screen.getByText('Beside it') };
}

test.each([
  ['hero', 'scene'],
  ['scene', 'hero'],
])('a card that shows %s shows %s too while it is pointed at', async (angle, other) => {
  // A product's data is asked for once.
  const product = { ...mug, slug: `mug-${angle}`, angle, picture: pictureAt(angle) };
  const { card, asked, shown, beside } = await cardOf(product);
  expect(shown()).toEqual([angle]);
  expect(asked).toEqual([]);
  await card.hover();
  await expect.poll(shown).toEqual([angle, other]);
  expect(asked).toEqual([`/api/product/slug/mug-${angle}`]);
  const over = card.element().querySelectorAll('img')[1]!;
  const isSeen = () => over.closest('.opacity-0') === null;
  expect(isSeen()).toBe(false);
  over.dispatchEvent(new Event('load'));
  await expect.poll(isSeen).toBe(true);
  await beside.hover();
  await expect.poll(isSeen).toBe(false);
});

test('a card with the shopper’s name keeps the picture that shows it', async () => {
  usePreview.setState({ fields: { name: 'Ffion' }, everywhere: true });
  const { card, shown } = await cardOf(mug);
  await card.hover();
  await new Promise((passed) => setTimeout(passed, 400));
  expect(shown()).toEqual(['hero']);
  // The picture does not wear the name yet.
  await expect.element(card.getByText('Add a name')).toBeVisible();
});
