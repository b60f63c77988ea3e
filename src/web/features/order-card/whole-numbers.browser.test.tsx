import { expect, test } from 'vitest';
import { renderAt } from '../../testing/in-browser.tsx';
import { WholeNumbers } from './whole-numbers.tsx';

test('an order number goes to the next line as a whole', async () => {
  const text = 'Such as KS-4F7-K9Q2, or KS-9SJ-3XQG.';
  const { screen } = await renderAt(
    '/',
    <p style={{ width: '9em' }}>
      <WholeNumbers text={text} />
    </p>,
    [],
  );
  expect(screen.container.textContent).toBe(text);
  const [first, second, ...others] = screen.container.querySelectorAll('span');
  expect([first?.textContent, second?.textContent, others]).toEqual([
    'KS-4F7-K9Q2',
    'KS-9SJ-3XQG',
    [],
  ]);
  expect(first?.getClientRects()).toHaveLength(1);
  expect(second!.getBoundingClientRect().top).toBeGreaterThan(first!.getBoundingClientRect().top);
});
