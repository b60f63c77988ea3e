/** A label with a scalloped edge, centred on its origin. */
import { number } from '../../../src/artwork/render/number.ts';

/** Scallops about `size` mm wide run round a box of `width` and `height` mm, their tops on its edge. */
export function scalloped(width: number, height: number, size: number): string {
  const depth = size * 0.42;
  const left = -width / 2 + depth;
  const top = -height / 2 + depth;
  const across = Math.max(2, Math.round((width - 2 * depth) / size));
  const down = Math.max(2, Math.round((height - 2 * depth) / size));
  const stepX = (width - 2 * depth) / across;
  const stepY = (height - 2 * depth) / down;
  let d = `M${number(left)} ${number(top)}`;
  const arc = (step: number, x: number, y: number): void => {
    d += `A${number(step * 0.52)} ${number(step * 0.52)} 0 0 1 ${number(x)} ${number(y)}`;
  };
  for (let place = 1; place <= across; place++) arc(stepX, left + place * stepX, top);
  for (let place = 1; place <= down; place++) arc(stepY, -left, top + place * stepY);
  for (let place = 1; place <= across; place++) arc(stepX, -left - place * stepX, -top);
  for (let place = 1; place <= down; place++) arc(stepY, left, -top - place * stepY);
  return `${d}Z`;
}
