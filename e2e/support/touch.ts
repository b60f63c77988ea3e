/** Simulates touch input with separate events for each finger. */
import type { Page } from 'playwright-core';

export interface Spot {
  x: number;
  y: number;
}

/** Moves all fingers from their starts to their ends at once, and lifts them. */
export async function drag(
  page: Page,
  fingers: readonly (readonly [from: Spot, to: Spot])[],
  { steps = 8 } = {},
): Promise<void> {
  const glass = await page.context().newCDPSession(page);
  const at = (share: number) =>
    fingers.map(([from, to], id) => ({
      id,
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    }));
  // In sequence, as hands put them down.
  for (const [place] of fingers.entries())
    await glass.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: at(0).slice(0, place + 1),
    });
  for (let step = 1; step <= steps; step += 1)
    await glass.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: at(step / steps),
    });
  await glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await glass.detach();
}

/** The middle of an element, or a point at the given shares of its sides. */
export async function spotOf(
  element: {
    boundingBox(): Promise<{ x: number; y: number; width: number; height: number } | null>;
  },
  [across, down]: readonly [number, number] = [0.5, 0.5],
): Promise<Spot> {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not visible');
  return { x: box.x + box.width * across, y: box.y + box.height * down };
}
