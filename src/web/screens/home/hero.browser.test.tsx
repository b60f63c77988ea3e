/** On desktops the bar above every page says by when to order, so the front page repeats it only on phones. Both say when it arrives. */
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderAt } from '../../testing/in-browser.tsx';
import { Hero } from './hero.tsx';

test.each([
  [390, ['Order by 2pm on a working day, sent that day']],
  [1280, []],
])('at %i px the delivery is told, after %j', async (width, before) => {
  await page.viewport(width, 844);
  onTestFinished(() => page.viewport(390, 844));
  const { screen } = await renderAt('/', <Hero products={[]} />, ['home']);
  const promises = [...screen.getByRole('list').last().element().children].filter(
    (line) => line.getClientRects().length > 0,
  );
  expect(promises.map((line) => line.textContent)).toEqual([
    'You see every letter before you pay',
    ...before,
    'A courier brings it in 1 to 3 working days',
    'Faulty or not as pictured? We put it right',
  ]);
});
