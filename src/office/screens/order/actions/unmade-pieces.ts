/** The warning before dispatching pieces that are not recorded as made. */
import type { Line } from '../order.ts';

type Counted = Pick<Line, 'production' | 'remaking'>;

const toBegin = ({ production }: Counted): number =>
  (production.toApprove ?? 0) + (production.waiting ?? 0);

const unmade = (line: Counted): number => toBegin(line) + (line.production.making ?? 0);

export const hasWaitingRemake = (line: Counted): boolean =>
  line.remaking !== null && toBegin(line) > 0;

/**
 * Null: all are recorded as made. Which pieces of a line are remakes is not known here, so a line's
 * remakes count as its last to be made.
 */
export function unmadeText(lines: readonly Counted[]): string | null {
  const pieces = sum(lines.map(unmade));
  const remakes = sum(lines.map((line) => Math.min(line.remaking ?? 0, unmade(line))));
  if (pieces === 0) return null;
  if (pieces === 1)
    return `1 piece${remakes === 1 ? ', a remake,' : ''} is not recorded as made. Dispatching records it as sent.`;
  const again =
    remakes === 0 ? '' : `, ${remakes} of them ${remakes === 1 ? 'a remake' : 'remakes'}`;
  return `${pieces} pieces are not recorded as made${again}. Dispatching records them as sent.`;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
