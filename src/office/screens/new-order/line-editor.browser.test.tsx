import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lineOf, type Product } from './draft.ts';
import { LineEditor } from './line-editor.tsx';

const MUG: Product = {
  slug: 'mug',
  name: 'Mug',
  fields: [],
  variants: [
    { productId: 'mug', finish: 'White', options: {}, price: 1200, availability: 'inStock' },
  ],
};

function Editor() {
  const [line, setLine] = useState(() => lineOf(MUG));
  return (
    <LineEditor
      number={1}
      line={line}
      price={1200}
      errorAt={() => undefined}
      onChange={(change) => setLine((before) => ({ ...before, ...change }))}
      onRemove={() => {}}
    />
  );
}

test('a quantity that cannot be ordered is told at its field while it is typed', async () => {
  await render(<Editor />);
  const quantity = page.getByRole('textbox', { name: /^How many/ });
  const fault = page.getByRole('alert');
  await expect.element(page.getByText('£12.00')).toBeVisible();
  await quantity.fill('100');
  await expect.element(fault).toHaveTextContent('Please choose a quantity from 1 to 99.');
  await expect.element(page.getByText('£12.00')).not.toBeInTheDocument();
  await quantity.fill('');
  await expect.element(fault).not.toBeInTheDocument();
  await page.getByRole('button').click();
  await expect.element(fault).toBeVisible();
  await quantity.fill('12');
  await expect.element(fault).not.toBeInTheDocument();
});
