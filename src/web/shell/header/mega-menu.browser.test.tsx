/** The big menu by keyboard and mouse. */
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderAt } from '../../testing/in-browser.tsx';
import { MegaMenu } from './mega-menu.tsx';

const menu = ['Mugs', 'Bottles', 'Slate'].map((name) => {
  const slug = name.toLowerCase();
  return {
    slug,
    name,
    image: null,
    occasion: false,
    categories: [{ slug: `${slug}-large`, name: `Large ${slug}` }],
  };
});

function Menu() {
  const [chosen, choose] = useState('mugs');
  return <MegaMenu menu={menu} chosen={chosen} onChoose={choose} />;
}

async function openMenu() {
  const { screen } = await renderAt('/', <Menu />, ['shell']);
  const tab = (name: string) => screen.getByRole('tab', { name, exact: true });
  const shows = async (name: string) => {
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect.element(screen.getByRole('tabpanel', { name })).toBeVisible();
    const links = screen.getByRole('tabpanel').getByRole('link').elements();
    expect(links.at(-1)?.getAttribute('href')).toBe(`/c/${name.toLowerCase()}-large`);
  };
  return { screen, tab, shows };
}

test('arrow keys, Home and End choose a category and show its parts', async () => {
  const { tab, shows } = await openMenu();
  await userEvent.keyboard('{Tab}');
  await expect.element(tab('Mugs')).toHaveFocus();
  for (const [key, name] of [
    ['ArrowDown', 'Bottles'],
    ['End', 'Slate'],
    ['ArrowDown', 'Mugs'],
    ['ArrowUp', 'Slate'],
    ['Home', 'Mugs'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(tab(name)).toHaveFocus();
    await shows(name);
  }
});

test('Tab goes from the chosen category to its parts, and back to it', async () => {
  const { screen, tab } = await openMenu();
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await expect.element(tab('Bottles')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('link', { name: /Bottles/ })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(tab('Bottles')).toHaveFocus();
});

test('a mouse chooses the category under it, without a click', async () => {
  const { tab, shows } = await openMenu();
  await tab('Slate').hover();
  await shows('Slate');
  expect(tab('Slate').element()).not.toBe(document.activeElement);
});
