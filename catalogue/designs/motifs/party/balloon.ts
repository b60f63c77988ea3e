/** Party balloons and strings of flags. */
import { line, path } from '../../../../src/artwork/drawing/drawing.ts';
import type { Drawn } from '../../../../src/artwork/drawing/drawing.ts';
import { number } from '../../../../src/artwork/render/number.ts';
import type { Part } from '../figure.ts';
import { brushed, curve, polygon, symmetric } from '../outline.ts';

const skin = symmetric('0 -100, 20 -97, 34 -84, 39 -66, 35 -46, 22 -26, 8 -14, 0 -11');
const knot = polygon('0 -14, 5.4 -4, 0 -6.4, -5.4 -4');
const shine = brushed('-22 -80, -27 -69, -26 -58', 5, 0.4, 0.3);

/** A balloon with its knot on the origin, a hundred high. */
export function balloon(fill: string, light: string): Part[] {
  return [
    { d: skin, fill },
    { d: shine, fill: light, mono: 'cut' },
    { d: knot, fill },
  ];
}

/** A string that swings from a knot down to a hand. */
export function string(
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  ink: string,
  width: number,
): Drawn {
  const [midX, midY] = [(fromX + toX) / 2, (fromY + toY) / 2];
  const swing = (toY - fromY) * 0.08 * (fromX < toX ? -1 : 1);
  const at = (x: number, y: number) => `${number(x)} ${number(y)}`;
  return line(curve(`${at(fromX, fromY)}, ${at(midX + swing, midY)}, ${at(toX, toY)}`), ink, width);
}

/** Flags on a slack string between two points at the same height; the string sags by `sag`. */
export function bunting(
  left: number,
  right: number,
  y: number,
  sag: number,
  flags: number,
  colours: readonly string[],
  thread: string,
): Drawn[] {
  const width = right - left;
  const at = (share: number): [x: number, y: number] => [
    left + width * share,
    y + sag * 4 * share * (1 - share),
  ];
  const rope = [0, 0.25, 0.5, 0.75, 1].map((share) => at(share).map(number).join(' ')).join(', ');
  const size = (width / flags) * 0.76;
  const cloth = Array.from({ length: flags }, (_, place) => {
    const share = (place + 0.5) / flags;
    const [x, top] = at(share);
    const slope = (Math.atan2(sag * 4 * (1 - 2 * share), width) * 180) / Math.PI;
    return path(x, top, 'M-.5 0L.5 0L0 1.06Z', colours[place % colours.length] ?? thread, {
      scale: number(size),
      rotation: number(slope),
    });
  });
  return [line(curve(rope), thread, size * 0.07), ...cloth];
}
