/** Every state of drafts: on the product page, in the list, and for recipients of a share link. */
import type { Page } from 'playwright-core';
import { callShop, registerByApi, signInOn, tokensOf } from '../support/accounts.ts';
import { replyByApi, saveByApi, putOnDevice, type SavedDraft } from '../support/drafts.ts';
import { open } from '../support/shop.ts';
import { stillness, type State } from './state.ts';

const DRAFT_CALLS = /\/api\/drafts\//;

/** The shop responds for this draft as if its product were withdrawn. */
async function takeFromSale(page: Page, { id }: SavedDraft): Promise<void> {
  const address = `**/api/drafts/${id}/get`;
  await page.route(address, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    const unsold = { slug: null, productName: '', plate: '', angle: '', picture: null };
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, ...unsold } } });
  });
}

async function openList(page: Page, text: string | RegExp): Promise<void> {
  await open(page, '/designs');
  await page.getByRole('main').getByText(text).first().waitFor();
}

async function openShared(page: Page, { share }: SavedDraft, text: string | RegExp): Promise<void> {
  await open(page, `/draft/${share}`);
  await page.getByRole('main').getByText(text).first().waitFor();
}

const mug = { name: 'Nain’s mug', words: 'Nain' };
const answers = {
  approved: { decision: 'approved', name: 'Megan', message: '' },
  change: { decision: 'change', name: 'Taid', message: 'Could the name be “Nain Eluned”?' },
} as const;

export const DRAFTS: readonly State[] = [
  {
    state: 'a product whose design is kept',
    reach: async (page) => {
      await open(page, '/p/botanical-wreath-mug');
      await page.getByRole('textbox', { name: 'Name' }).fill('Ffion');
      await page.getByRole('button', { name: 'Save for later' }).click();
      await page.getByText('“Ffion” is saved.').waitFor();
    },
  },
  {
    state: 'a product whose design is changed since it was kept',
    reach: async (page) => {
      await page.getByRole('textbox', { name: 'Name' }).fill('Ffion Haf');
      await page.getByText('You have changed “Ffion” since it was saved.').waitFor();
    },
  },
  {
    state: 'a product whose design cannot be kept',
    reach: async (page) => {
      await page.route(DRAFT_CALLS, (route) => route.abort());
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.getByText(/^That did not reach us, so it is not saved yet/).waitFor();
      await page.unroute(DRAFT_CALLS);
    },
  },
  {
    state: 'sending a design for approval',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Send for approval' }).click();
      await page.getByRole('textbox', { name: 'Link to send' }).waitFor();
      await stillness(page);
    },
  },
  {
    state: 'sending a design for approval, with what is wrong',
    reach: async (page) => {
      await page.getByRole('textbox', { name: /^Tell me by email/ }).fill('nain@');
      await page.getByRole('button', { name: 'Tell me' }).click();
      await page.getByText('Please enter a valid email address.').waitFor();
    },
  },
  {
    state: 'a product with a kept design that was answered',
    reach: async (page) => {
      const draft = await saveByApi(mug);
      await replyByApi(draft.share, answers.change);
      await replyByApi(draft.share, answers.approved);
      await open(page, '/designs');
      await open(page, `/p/botanical-wreath-mug#draft=${draft.id}`);
      await page.getByText('Approved by Megan').waitFor();
    },
  },
  {
    state: 'a product whose kept design is gone',
    reach: async (page) => {
      await open(page, '/designs');
      await open(page, `/p/botanical-wreath-mug#draft=${'x'.repeat(22)}`);
      await page.getByText(/^This design is no longer here/).waitFor();
    },
  },
  {
    state: 'no designs',
    reach: async (page) => {
      await putOnDevice(page, []);
      await openList(page, 'Nothing kept yet');
    },
  },
  {
    state: 'designs of a guest',
    reach: async (page) => {
      const [first, second, third] = [
        await saveByApi(mug),
        await saveByApi({ name: 'For the new house', words: 'Y Felin' }),
        await saveByApi({ name: 'Tŷ Coch', slug: 'family-wreath-slate-coaster', words: 'Tŷ Coch' }),
      ];
      await replyByApi(first.share, answers.change);
      await replyByApi(first.share, answers.approved);
      await replyByApi(third.share, answers.change);
      await takeFromSale(page, second);
      await putOnDevice(page, [first, second, third]);
      await openList(page, 'We no longer sell what this was made on.');
    },
  },
  {
    state: 'a design being renamed, with what is wrong',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Rename “Nain’s mug”' }).click();
      await page.getByRole('textbox', { name: 'Name of the design' }).fill(' ');
      await page.getByRole('button', { name: 'Rename', exact: true }).click();
      await page.getByText('Please give it a name.').waitFor();
    },
  },
  {
    state: 'a design on another device',
    reach: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Other device: “Nain’s mug”' }).click();
      await page.getByRole('img', { name: /^QR code/ }).waitFor();
      await stillness(page);
    },
  },
  {
    state: 'a design deleted',
    reach: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Delete “For the new house”' }).click();
      await page.getByText('“For the new house” was deleted.').waitFor();
    },
  },
  {
    state: 'designs that cannot be fetched',
    reach: async (page) => {
      await page.route(DRAFT_CALLS, (route) => route.abort());
      await openList(page, 'This could not be loaded');
      await page.unroute(DRAFT_CALLS);
    },
  },
  {
    state: 'designs on their way',
    reach: async (page) => {
      await page.route(DRAFT_CALLS, () => {});
      await open(page, '/designs');
      await page
        .getByRole('main')
        .getByRole('status')
        .getByText('Loading')
        .waitFor({ state: 'attached' });
      await page.unroute(DRAFT_CALLS);
    },
  },
  {
    state: 'designs of a customer',
    reach: async (page) => {
      const customer = await registerByApi();
      const { token } = await tokensOf(customer);
      const draft = await saveByApi(mug, token);
      await replyByApi(draft.share, answers.approved);
      await signInOn(page, customer);
      await open(page, '/account/designs');
      await page.getByText('Approved by Megan').first().waitFor();
    },
  },
  {
    state: 'a shown design',
    reach: async (page) => openShared(page, await saveByApi(mug), 'Your answer'),
  },
  {
    state: 'a shown design, a change without words',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Please change something' }).click();
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await page.getByText('Please say what should be changed.').waitFor();
    },
  },
  {
    state: 'a shown design, answered',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await page.getByRole('button', { name: 'It’s right' }).click();
      await page.getByText('Thank you. They know now that it’s right.').waitFor();
    },
  },
  {
    state: 'a shown design that somebody approved',
    reach: async (page) => {
      const draft = await saveByApi(mug);
      await replyByApi(draft.share, answers.approved);
      await openShared(page, draft, 'Megan has approved this design');
    },
  },
  {
    state: 'a shown design whose picture is gone',
    reach: async (page) => {
      await page.route(/\/media\/preview\//, (route) => route.abort());
      await openShared(page, await saveByApi(mug), 'The picture could not be shown.');
      await page.unroute(/\/media\/preview\//);
    },
  },
  {
    state: 'a shown design that cannot be fetched',
    reach: async (page) => {
      await page.route(DRAFT_CALLS, (route) => route.abort());
      await open(page, `/draft/${'x'.repeat(22)}`);
      await page.getByText('The design could not be fetched').waitFor();
      await page.unroute(DRAFT_CALLS);
    },
  },
  {
    state: 'a shown design that is not there',
    reach: async (page) => {
      const draft = await saveByApi(mug);
      await callShop('DELETE', `/api/drafts/${draft.id}/delete`);
      await openShared(page, draft, 'This design is no longer here');
    },
  },
];
