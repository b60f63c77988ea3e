/** The states of product pages and of the design editor. */
import { addMug } from '../support/buying.ts';
import { addPhotograph } from '../support/photographs.ts';
import { open } from '../support/shop.ts';
import { at, type State } from './state.ts';

export const PRODUCTS: readonly State[] = [
  at('a product', '/p/botanical-wreath-mug'),
  {
    state: 'a product with what is wrong',
    reach: async (page) => {
      await open(page, '/p/botanical-wreath-mug');
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    state: 'a product wearing words',
    reach: async (page) => {
      await open(page, '/p/botanical-wreath-mug');
      await page.getByRole('textbox', { name: 'Name' }).fill('Ffion');
      await page
        .getByRole('img', { name: /with your words: .*Ffion/ })
        .first()
        .waitFor();
    },
  },
  {
    state: 'a product with its picture enlarged',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Enlarge the picture' }).click();
      await page
        .getByRole('region', { name: 'Enlarged picture' })
        .getByRole('img', { name: /Ffion/ })
        .waitFor();
    },
  },
  {
    state: 'a product with a name that gets small',
    reach: async (page) => {
      await open(page, '/p/botanical-wreath-mug');
      await page.getByRole('textbox', { name: 'Name' }).fill('Bartholomew-Alexander');
      await page.getByText('A longer name is written smaller.').waitFor();
    },
  },
  at('a product with places for photographs', '/p/four-photo-clock'),
  {
    state: 'a product with photographs in some of its places',
    reach: async (page) => {
      await open(page, '/p/four-photo-clock');
      const photos = page.getByRole('group', { name: 'Your photos' });
      await addPhotograph(photos, { width: 900, height: 900 }, '#1f4fa3');
      await photos.getByText('Choose 3 more photos').waitFor();
      await photos.getByText('Sharp enough at').waitFor();
    },
  },
  {
    state: 'the editor of a design',
    reach: async (page) => {
      await open(page, '/p/botanical-wreath-mug');
      await page.getByRole('button', { name: 'Change the design' }).click();
      await page.getByRole('group', { name: 'Your design' }).waitFor();
    },
  },
  {
    state: 'the editor with all drawings',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Drawing', exact: true }).click();
      await page.getByRole('button', { name: 'Five-pointed star' }).waitFor();
    },
  },
  {
    state: 'the editor with words chosen that are too small',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Text', exact: true }).click();
      await page.getByRole('textbox', { name: 'Words', exact: true }).fill('Nos da');
      await page.getByRole('slider', { name: 'Size' }).fill('2');
      await page.getByText(/too fine for how this is made/).waitFor();
    },
  },
  {
    state: 'the editor with all letterings, and a colour that is hard to read',
    reach: async (page) => {
      const editor = page.getByRole('dialog', { name: 'Change the design' });
      await editor.locator('[data-layer=name]').press('ArrowUp');
      await editor.getByRole('button', { name: /^Lettering: / }).click();
      await editor.getByRole('radiogroup').locator('path[d^="M"]').first().waitFor();
      await editor
        .getByRole('radio', { name: /, hard to read here$/ })
        .first()
        .check();
    },
  },
  {
    state: 'the editor with a photograph being cropped',
    reach: async (page) => {
      const editor = page.getByRole('dialog', { name: 'Change the design' });
      await addPhotograph(editor, { width: 1600, height: 1000 }, '#1f4fa3');
      await editor.getByRole('button', { name: 'Photograph', pressed: true }).first().waitFor();
      await editor.getByRole('slider', { name: 'Zoom' }).fill('1.6');
      await editor.getByRole('button', { name: 'Crop on the design' }).click();
    },
  },
  {
    state: 'a product in sizes and colours, one of them sold out',
    reach: async (page) => {
      await open(page, '/p/contour-t-shirt');
      await page.getByRole('radio', { name: 'Navy' }).check();
      await page.getByRole('radio', { name: /^XXL.*sold out/, disabled: true }).waitFor();
    },
  },
  {
    state: 'a product in sizes, none of them chosen',
    reach: async (page) => {
      await open(page, '/p/contour-t-shirt');
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  at('a product that is sold out', '/p/contour-steel-keyring'),
  {
    state: 'the toast, and products looked at before',
    reach: async (page) => {
      await addMug(page, 'Ffion');
      await page
        .getByRole('region', { name: 'Messages' })
        .getByText('Item added to cart')
        .waitFor();
    },
  },
];
