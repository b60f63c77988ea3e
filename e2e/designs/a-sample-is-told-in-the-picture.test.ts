/** Words of the shop's sample that a picture shows beside the shopper's are told to be a sample. */
import { expect, test } from 'vitest';
import { newShopper, open, PHONE } from '../support/shop.ts';

test('the arched word of a team shirt is told to be a sample until it is written', async () => {
  const page = await newShopper(PHONE);
  await open(page, '/p/family-team-t-shirt');
  const told = page.getByRole('status').filter({ hasText: /^Still our sample/ });
  const name = page.getByRole('textbox', { name: 'Name' });
  const word = page.getByRole('textbox', { name: 'Arched word' });
  expect(await told.count()).toBe(0);

  await name.fill('Okafor');
  await told.getByText('Still our sample: “Team”').waitFor();
  await word.fill('Squad');
  await told.waitFor({ state: 'detached' });
  await name.fill('');
  await told.getByText('Still our sample: “Patel”').waitFor();
  await word.fill('');
  await told.waitFor({ state: 'detached' });
});
