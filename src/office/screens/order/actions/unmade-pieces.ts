/** The warning before dispatching pieces that are not recorded as made. */
import { unmadeText } from '../../../../domain/orders/pieces/unmade.ts';
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
export function unmadeWarning(lines: readonly Counted[]): string | null {
  const pieces = sum(lines.map(unmade));
  const remakes = sum(lines.map((line) => Math.min(line.remaking ?? 0, unmade(line))));
  const text = unmadeText({ unmade: pieces, remakes });
  return text && `${text} Dispatching records ${pieces === 1 ? 'it' : 'them'} as sent.`;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
