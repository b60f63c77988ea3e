/** Every blank in the editor: as it opens, with text typed, with a layer added, and with a problem. */
import type { Locator, Page } from 'playwright-core';
import type { SoldBlank } from '../support/every-blank.ts';
import { open } from '../support/shop.ts';
import type { State } from './state.ts';

const NAME = 'Angharad';

export function blankStates({ slug, blank }: SoldBlank): State[] {
  return [
    { state: blank, reach: (page) => open(page, `/p/${slug}`) },
    {
      state: `${blank}, empty`,
      reach: async (page) => {
        await page.getByRole('button', { name: 'Change the design' }).click();
        await stageOf(page).waitFor();
      },
    },
    {
      state: `${blank}, typing`,
      reach: async (page) => {
        await stageOf(page).getByRole('button').first().focus();
        const field = editorOf(page).getByRole('textbox').first();
        const most = Number((await field.getAttribute('maxlength')) ?? NAME.length);
        await field.fill(NAME.slice(0, most));
      },
    },
    {
      state: `${blank}, editing`,
      reach: async (page) => {
        await editorOf(page).getByRole('button', { name: 'Drawing', exact: true }).click();
        await editorOf(page).getByRole('button', { name: 'Paw print', exact: true }).click();
        await stageOf(page).getByRole('button', { name: 'Paw print', pressed: true }).waitFor();
      },
    },
    {
      state: `${blank}, warning`,
      reach: async (page) => {
        await editorOf(page).getByRole('button', { name: 'Text', exact: true }).click();
        await editorOf(page).getByRole('textbox', { name: 'Words', exact: true }).fill('Nos da');
        await editorOf(page).getByRole('slider', { name: 'Size' }).fill('2');
        await editorOf(page)
          .getByText(/too fine for how this is made/)
          .waitFor();
      },
    },
    {
      state: `${blank}, on the product`,
      only: 'narrow',
      reach: (page) =>
        editorOf(page).getByRole('button', { name: 'See it on the product' }).click(),
    },
  ];
}

function editorOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Change the design' });
}

function stageOf(page: Page): Locator {
  return editorOf(page).getByRole('group', { name: 'Your design' });
}
