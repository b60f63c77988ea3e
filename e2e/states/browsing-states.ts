/** The states of the front page, the menus, lists and search. */
import { open } from '../support/shop.ts';
import { at, stillness, type State } from './state.ts';

export const BROWSING: readonly State[] = [
  at('the front page', '/'),
  {
    state: 'the big menu, open',
    only: 'wide',
    reach: async (page) => {
      await page.getByRole('button', { name: 'All categories' }).click();
      await page.getByRole('tabpanel').waitFor();
    },
  },
  {
    state: 'the account menu of the top bar, open',
    only: 'wide',
    reach: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('tabpanel').waitFor({ state: 'detached' });
      await page.getByRole('banner').getByRole('button', { name: 'My Account' }).first().click();
      await page.getByRole('banner').getByRole('link', { name: 'Create account' }).waitFor();
    },
  },
  {
    state: 'the account menu of the header, open',
    only: 'wide',
    reach: async (page) => {
      const link = page.getByRole('banner').getByRole('link', { name: 'Create account' });
      await page.keyboard.press('Escape');
      await link.waitFor({ state: 'hidden' });
      await page.getByRole('banner').getByRole('button', { name: 'My Account' }).last().click();
      await link.waitFor();
    },
  },
  {
    state: 'the drawer, open',
    only: 'narrow',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await drawer.getByText('Mugs', { exact: true }).click();
      await drawer.getByRole('link', { name: 'Floral mugs' }).waitFor();
      await stillness(page);
    },
  },
  {
    state: 'the footer, unfolded',
    only: 'narrow',
    reach: async (page) => {
      await open(page, '/');
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: 'Shop', exact: true })
        .click();
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: 'More to personalise' })
        .click();
    },
  },
  at('the shop', '/shop'),
  at('the shop, narrowed and sorted', '/shop?blank=white-mug&sort=price-low'),
  at('a category', '/c/mugs'),
  at('a sub-category', '/c/floral-mugs'),
  at('a category, narrowed', '/c/birthday?category=mugs&to=20'),
  {
    state: 'a category, narrowed, with its filters open',
    reach: async (page) => {
      await page.getByText('Narrow it down').click();
      await page.getByLabel('Category', { exact: true }).waitFor();
    },
  },
  at('a category with nothing of what was chosen', '/c/mugs?category=slate'),
  at('a category of a day, with help and last order dates', '/c/christmas'),
  at('the eco-friendly category', '/c/eco-friendly'),
  at('the sale', '/sale'),
  at('a search', '/search?q=mug'),
  at('a search without results', '/search?q=xyzzyq'),
  at('a search that finds few, for a person', '/search?q=whisky+glass+for+grandad'),
  at('a search put right', '/search?q=wreeth'),
  at('a search for nothing', '/search'),
  at('a page that is not there', '/nothing-here'),
  {
    state: 'a list whose pictures show a name, with the notice',
    reach: async (page) => {
      await open(page, '/');
      await page.getByRole('textbox', { name: 'Whose name shall we put on it?' }).fill('Ffion');
      await page.getByRole('button', { name: 'Show me' }).click();
      await page.getByRole('button', { name: 'Take it off' }).waitFor();
      await page.getByRole('heading', { level: 1, name: 'The whole shop' }).waitFor();
    },
  },
];
