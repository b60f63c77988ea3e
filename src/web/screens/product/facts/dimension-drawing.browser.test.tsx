/** The drawing of a blank with its dimensions. */
import { expect, test } from 'vitest';
import { renderAt } from '../../../testing/in-browser.tsx';
import { DimensionDrawing } from './dimension-drawing.tsx';

test.each([
  ['white-mug', 'White mug', '82\u00a0mm across × 95\u00a0mm tall', 82, 95],
  ['slate-sign', 'Slate sign', '300 × 150\u00a0mm, about 8\u00a0mm thick', 300, 150],
  ['round-clock', 'Clock', '280\u00a0mm across', 280, 280],
  ['great-canvas', 'Canvas', '1000 × 1000\u00a0mm, 38\u00a0mm deep', 1000, 1000],
])('%s is drawn to its proportions', async (slug, name, size, width, height) => {
  const { screen } = await renderAt('/', <DimensionDrawing blank={{ slug, name, size }} />, [
    'product',
  ]);
  const drawing = screen.getByRole('img', {
    name: `${name}, ${width} mm wide and ${height} mm high`,
  });
  await expect.element(drawing).toBeVisible();
  await expect.element(drawing.getByText(`${width} mm`).first()).toBeVisible();
  await expect.element(drawing.getByText(`${height} mm`).first()).toBeVisible();
  const { left, right } = drawing.element().getBoundingClientRect();
  for (const text of drawing.element().querySelectorAll('text')) {
    expect(text.getBoundingClientRect().left).toBeGreaterThanOrEqual(left);
    expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  }
});

test('sizes of clothes are not drawn', async () => {
  const blank = { slug: 't-shirt', name: 'T-shirt', size: 'Adults XS to XXL' };
  const { screen } = await renderAt('/', <DimensionDrawing blank={blank} />, ['product']);
  expect(screen.getByRole('img').elements()).toHaveLength(0);
});
