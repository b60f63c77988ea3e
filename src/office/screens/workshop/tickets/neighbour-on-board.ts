/** Which ticket an arrow key leads to, by where the tickets are on the page. */
export interface Spot {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/** Beside the way, a distance counts twice: the nearest ticket ahead comes before a nearer one aside. */
const ASIDE = 2;

/** The place in `spots`; undefined if there is none in that direction. Spots without a size are hidden. */
export function spotTowards(
  spots: readonly Spot[],
  from: Spot,
  direction: Direction,
): number | undefined {
  let best: { place: number; distance: number } | undefined;
  for (const [place, spot] of spots.entries()) {
    if (spot.right === spot.left) continue;
    const { ahead, aside } = distances(from, spot, direction);
    if (ahead < 0) continue;
    const distance = ahead + ASIDE * aside;
    if (!best || distance < best.distance) best = { place, distance };
  }
  return best?.place;
}

function distances(from: Spot, to: Spot, direction: Direction): { ahead: number; aside: number } {
  const [across, along] = [Math.abs(to.left - from.left), Math.abs(to.top - from.top)];
  switch (direction) {
    case 'down':
      return { ahead: to.top - from.bottom, aside: across };
    case 'up':
      return { ahead: from.top - to.bottom, aside: across };
    case 'right':
      return { ahead: to.left - from.right, aside: along };
    case 'left':
      return { ahead: from.left - to.right, aside: along };
  }
}
