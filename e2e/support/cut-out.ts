/** A cut-out product for journeys: one plaque's lettering by itself. The demo shop sells no such product. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { designDocument, text } from '../../src/artwork/drawing/drawing.ts';
import { query, open } from './shop.ts';
import type { State } from '../states/state.ts';

const SLUG = 'rocket-door-plaque';
const AREA = { w: 180, h: 70, bleed: 0, safe: 5 };
const DOCUMENT = designDocument('little-rocket', AREA, [
  text(90, 46, 'pacifico', 40, 'Juno', '#000000', { field: 'name', maxWidth: 160 }),
]);

const OWN = `product_id = (select id from product where slug = $1)`;
const FINISH = `select id from finish where slug = $2 and plate = 'printed-plaque'`;
const UNIT = `select blank_variant.id from blank_variant join finish on finish.id = finish_id
  where finish.slug = $2 and finish.plate = 'printed-plaque'`;

/** Moves the plaque's name to a finish without a base. Returns a function that restores it with its drawings. */
export async function cutOut(): Promise<() => Promise<void>> {
  const [before] = await query<{ document: object }>(
    `select document from product_document where ${OWN}`,
    [SLUG],
  );
  // In one transaction, so that the shop is notified once.
  await query('begin');
  await query(
    `insert into finish select (jsonb_populate_record(null::finish, to_jsonb(finish) ||
       '{"slug": "alone", "settings": {"relief": 8}}' || jsonb_build_object('id', gen_random_uuid()))).*
     from finish where plate = 'printed-plaque'`,
  );
  await query(
    `insert into blank_variant select gen_random_uuid(), (select id from finish where slug = 'alone'), 'PLQ-ALONE',
       options, stock, position from blank_variant where sku = 'PLQ-SAG'`,
  );
  const moveTo = async (finish: string, document: object | undefined) => {
    await query(`update product_document set finish_id = (${FINISH}), document = $3 where ${OWN}`, [
      SLUG,
      finish,
      document,
    ]);
    await query(`update picture set finish_id = (${FINISH}) where ${OWN}`, [SLUG, finish]);
    await query(`update product_variant set blank_variant_id = (${UNIT}) where ${OWN}`, [
      SLUG,
      finish,
    ]);
  };
  await moveTo('alone', DOCUMENT);
  await query('commit');
  return async () => {
    await query('begin');
    await moveTo('sage', before?.document);
    await query(`delete from blank_variant where sku = 'PLQ-ALONE'`);
    await query(`delete from finish where slug = 'alone'`);
    await query('commit');
  };
}

/** The shop is notified of catalogue changes a moment later. */
export async function openCutOut(page: Page): Promise<void> {
  await expect
    .poll(async () => (await page.request.get(`/api/product/slug/${SLUG}`)).text())
    .toContain('isCutOut');
  await open(page, `/p/${SLUG}`);
}

/** Pastes a list of names on the plaque's page; returns the dialog that shows them. */
export async function listNames(page: Page, names: readonly string[]): Promise<Locator> {
  await openCutOut(page);
  await page.getByRole('button', { name: 'Many names' }).click();
  const dialog = page.getByRole('dialog', { name: 'A list of names' });
  await dialog.getByRole('textbox', { name: /^Your names/ }).fill(names.join('\n'));
  await dialog.getByRole('button', { name: `Show ${names.length} names` }).click();
  return dialog;
}

export const DOT =
  /^One piece would come apart from the rest: the dot of “i”\. Choose a joined lettering/;
export const UNCHECKED = /^We could not check whether/;

/** States of the plaque once it is cut out. */
export const CUT: readonly State[] = [
  {
    state: 'a name with a loose dot',
    reach: async (page) => {
      await openCutOut(page);
      await page.getByRole('textbox', { name: 'Name' }).fill('Mair');
      await page.getByText(DOT).waitFor();
    },
  },
  {
    state: 'a loose dot in the editor',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Change the design' }).click();
      await page.getByRole('dialog', { name: 'Change the design' }).getByText(DOT).waitFor();
    },
  },
  {
    state: 'a list of names of which some come apart',
    reach: async (page) => {
      const dialog = await listNames(page, ['Emma', 'Mair', 'Anna', 'Nia']);
      await dialog.getByText('2 names need a look before they can be made.').waitFor();
    },
  },
  {
    state: 'a name that could not be checked',
    reach: async (page) => {
      await page.route('**/api/artwork/check', (route) => route.abort());
      await openCutOut(page);
      await page.getByRole('textbox', { name: 'Name' }).fill('Mair');
      await page.getByText(UNCHECKED).waitFor();
      await page.unroute('**/api/artwork/check');
    },
  },
];
