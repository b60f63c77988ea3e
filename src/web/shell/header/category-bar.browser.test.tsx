/** The bar of categories opens its menu under a moving mouse only, and closes it behind the mouse. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderAt } from '../../testing/in-browser.tsx';
import { CategoryBar } from './category-bar.tsx';

const menu = ['Mugs', 'Bottles'].map((name) => ({
  slug: name.toLowerCase(),
  name,
  image: null,
  occasion: false,
  categories: [{ slug: `large-${name.toLowerCase()}`, name: `Large ${name}` }],
}));

/** Longer than the mouse must rest to open the menu, and be away to close it. */
const A_WHILE_MS = 600;
const aWhile = () => new Promise((resolve) => setTimeout(resolve, A_WHILE_MS));

async function openBar() {
  const { screen } = await renderAt(
    '/',
    <>
      <style>{'nav { display: block !important; margin-top: 60px }'}</style>
      <CategoryBar menu={menu} />
      <p style={{ marginTop: '400px' }}>Elsewhere</p>
      <button
        type="button"
        style={{ position: 'absolute', inset: '0 0 auto', height: '150px', zIndex: 50 }}
        onClick={({ currentTarget }) => (currentTarget.style.display = 'none')}
      >
        Over the bar
      </button>
    </>,
    ['shell'],
  );
  const cover = screen.getByRole('button', { name: 'Over the bar' });
  return {
    link: screen.getByRole('link', { name: 'Bottles', exact: true }).first(),
    tab: screen.getByRole('tab', { name: 'Bottles', exact: true }),
    button: screen.getByRole('button', { name: /All categories/ }),
    elsewhere: screen.getByText('Elsewhere'),
    cover,
    uncover: () => ((cover.element() as HTMLElement).style.display = 'none'),
  };
}

test('a mouse that rests on a category opens the menu, and leaving closes it', async () => {
  const { link, tab, elsewhere, uncover } = await openBar();
  uncover();
  await userEvent.hover(link);
  await expect.element(tab).toHaveAttribute('aria-selected', 'true');
  await userEvent.hover(tab);
  await aWhile();
  await expect.element(tab).toBeVisible();
  await userEvent.hover(elsewhere);
  await expect.element(tab).not.toBeInTheDocument();
});

test('a menu that was pressed stays when the mouse leaves', async () => {
  const { button, elsewhere, uncover } = await openBar();
  uncover();
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.hover(elsewhere);
  await aWhile();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
});

test('a mouse that rests where a dialog has closed opens nothing', async () => {
  const { link, tab, button, cover } = await openBar();
  const { left, top, width, height } = link.element().getBoundingClientRect();
  const over = cover.element().getBoundingClientRect();
  await userEvent.click(cover, {
    position: { x: left + width / 2 - over.left, y: top + height / 2 - over.top },
  });
  await aWhile();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(tab).not.toBeInTheDocument();
});
