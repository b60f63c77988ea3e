/** Where the grip that rotates a layer is: beside its frame, where the stage shows it. */
import type { Box } from '../../artwork/check/layer-bounds.ts';
import type { Spot } from '../gestures/pinch.ts';
import type { Frame } from './draw-layers.ts';

/** A point of the frame as the layer's rotation moves it. */
export function rotatedAbout(spot: Spot, { rotation, x, y }: Omit<Frame, 'box'>): Spot {
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [across, down] = [spot.x - x, spot.y - y];
  return { x: x + across * cos - down * sin, y: y + across * sin + down * cos };
}

/** The box, or one around it whose sides are at least so long: grips at its corners cover neither the layer nor one another. */
export function atLeast({ left, top, right, bottom }: Box, side: number): Box {
  const across = Math.max(0, side - (right - left)) / 2;
  const down = Math.max(0, side - (bottom - top)) / 2;
  return { left: left - across, top: top - down, right: right + across, bottom: bottom + down };
}

/**
 * Right of the frame, or else left, below or above: the first side that the stage shows and where nothing else is
 * drawn, or else the first that it shows.
 * @param arm from the frame to the grip, in mm
 * @param radius of the grip, in mm
 * @param others what else is drawn
 */
export function placeOfTurnGrip(
  { left, top, right, bottom }: Box,
  arm: number,
  radius: number,
  shown: Box,
  rotated: (spot: Spot) => Spot,
  others: readonly Box[] = [],
): { from: Spot; at: Spot } {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const beside = { from: { x: right, y }, at: { x: right + arm, y } };
  const sides = [
    beside,
    { from: { x: left, y }, at: { x: left - arm, y } },
    { from: { x, y: bottom }, at: { x, y: bottom + arm } },
    { from: { x, y: top }, at: { x, y: top - arm } },
  ];
  const isShown = ({ at }: { at: Spot }) => {
    const spot = rotated(at);
    return (
      spot.x - radius >= shown.left &&
      spot.x + radius <= shown.right &&
      spot.y - radius >= shown.top &&
      spot.y + radius <= shown.bottom
    );
  };
  const isFree = ({ at }: { at: Spot }) => {
    const spot = rotated(at);
    return others.every(
      (other) =>
        spot.x + radius < other.left ||
        spot.x - radius > other.right ||
        spot.y + radius < other.top ||
        spot.y - radius > other.bottom,
    );
  };
  const seen = sides.filter(isShown);
  return seen.find(isFree) ?? seen[0] ?? beside;
}
