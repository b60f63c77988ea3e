/** The size guide, and sizes for adults and children apart. */
import { expect, test } from 'vitest';
import { renderAt } from '../../../testing/in-browser.tsx';
import { OptionChoice } from './option-choice.tsx';
import { SizeGuide } from './size-guide.tsx';
import type { Measures } from './size-sections.ts';

const MEASURES: Measures = {
  isTypical: true,
  sizes: [
    { size: 'M', group: 'adults', chestCm: [97, 102] },
    { size: 'L', group: 'adults', chestCm: [107, 112] },
    { size: 'Age 5–6', group: 'children', chestCm: [58, 61] },
  ],
};

test('the chosen size is told in words, and the table has the sizes that are sold', async () => {
  const { screen } = await renderAt(
    '/',
    <SizeGuide measures={MEASURES} sold={['M', 'Age 5–6']} chosen="M" />,
    ['product'],
  );
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('M: chest 97–102 cm (38–40 in)');
  await screen.getByText('Size guide').click();
  await expect.element(screen.getByText(/they are not measured on our own/)).toBeVisible();
  expect(screen.getByRole('row').elements()).toHaveLength(3);
});

test('children’s sizes say that an adult’s is pictured', async () => {
  const { screen } = await renderAt(
    '/',
    <SizeGuide measures={MEASURES} sold={['Age 5–6']} chosen={undefined} />,
    ['product'],
  );
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Pictured in an adult’s size.');
  await screen.getByText('Size guide').click();
  await expect.element(screen.getByText(/A child’s is smaller/)).toBeVisible();
});

test('a child’s size is told by how tall the child is', async () => {
  const sizes: Measures['sizes'] = [
    { size: 'Age 5–6', group: 'children', chestCm: [58, 61], heightCm: [110, 116] },
  ];
  const { screen } = await renderAt(
    '/',
    <SizeGuide measures={{ isTypical: true, sizes }} sold={['Age 5–6']} chosen="Age 5–6" />,
    ['product'],
  );
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Age 5–6: 110–116 cm tall. Pictured in an adult’s size.');
  await screen.getByText('Size guide').click();
  const cells = screen.getByRole('cell').elements();
  expect(cells.map((cell) => cell.textContent)).toEqual(['110–116 cm', '58–61 cm (23–24 in)']);
});

test('adults’ and children’s sizes stand apart, and a sold-out one is dashed', async () => {
  const { screen } = await renderAt(
    '/',
    <OptionChoice
      group={{
        option: 'size',
        values: [
          { value: 'M', availability: 'inStock' },
          { value: 'L', availability: 'soldOut' },
          { value: 'Age 5–6', availability: 'inStock' },
        ],
      }}
      chosen={undefined}
      onChoose={() => {}}
      measures={MEASURES}
    />,
    ['product'],
  );
  const children = screen.getByRole('group', { name: 'Children' });
  await expect.element(children.getByRole('radio', { name: 'Age 5–6' })).toBeEnabled();
  const adults = screen.getByRole('group', { name: 'Adults' });
  const soldOut = adults.getByRole('radio', { name: /^L/ }).element().closest('label')!;
  expect(getComputedStyle(soldOut).borderStyle).toBe('dashed');
});
