/** Choosing a size with mouse and keyboard. */
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderAt } from '../../../testing/in-browser.tsx';
import type { OptionGroup } from './chosen-variant.ts';
import { OptionChoice } from './option-choice.tsx';

const SIZES: OptionGroup = {
  option: 'size',
  values: [
    { value: 'S', availability: 'inStock' },
    { value: 'M', availability: 'soldOut' },
    { value: 'L', availability: 'inStock' },
  ],
};

function Sizes({ error }: { error?: string }) {
  const [chosen, choose] = useState<string>();
  return <OptionChoice group={SIZES} chosen={chosen} onChoose={choose} {...(error && { error })} />;
}

test('arrow keys skip a size that is sold out', async () => {
  const { screen } = await renderAt('/', <Sizes />, ['product']);
  const size = (name: RegExp) => screen.getByRole('radio', { name });
  await userEvent.keyboard('{Tab}');
  await expect.element(size(/^S$/)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(size(/^L$/)).toBeChecked();
  await expect.element(size(/^M/)).toBeDisabled();
});

test('a size selected with the mouse is the only one', async () => {
  const { screen } = await renderAt('/', <Sizes />, ['product']);
  await screen.getByText('S', { exact: true }).click({ force: true });
  await screen.getByText('L', { exact: true }).click({ force: true });
  await expect.element(screen.getByRole('radio', { name: 'L' })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: 'S' })).not.toBeChecked();
});

test('an error belongs to the whole group', async () => {
  const { screen } = await renderAt('/', <Sizes error="Please choose a size." />, ['product']);
  const group = screen.getByRole('radiogroup');
  await expect.element(group).toBeInvalid();
  await expect.element(group).toHaveAccessibleDescription('Please choose a size.');
});
