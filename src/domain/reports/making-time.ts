/** How many pieces are made in an hour, by when makers began and finished them. */
import { HOUR, SECOND } from '../time/durations.ts';

/** A piece that is finished sooner was moved past “making” by hand: nobody makes one so fast. */
export const SHORTEST_MAKING_SECONDS = 10;
/** A piece that took longer lay over a break or a night. */
export const LONGEST_MAKING_SECONDS = (4 * HOUR) / SECOND;

/** Of one maker and one process, in the order in which they were begun; in seconds since 1970. */
export interface Makings {
  begun: readonly number[];
  /** As many. */
  finished: readonly number[];
}

export interface MakingTime {
  /** Pieces whose making is measured. */
  measured: number;
  /** In which at least one of them was in the making. */
  seconds: number;
  /** Pieces that are left out: moved straight on, or over a pause. */
  straight: number;
  paused: number;
}

/**
 * Time in which several pieces were made at once counts once: twelve mugs in one press for ten
 * minutes took ten minutes. Time between two pieces does not count.
 */
export function makingTimeOf({ begun, finished }: Makings): MakingTime {
  const time = { measured: 0, seconds: 0, straight: 0, paused: 0 };
  let until = -Infinity;
  for (const [place, from] of begun.entries()) {
    const to = finished[place]!;
    const took = to - from;
    if (took < SHORTEST_MAKING_SECONDS) time.straight += 1;
    else if (took > LONGEST_MAKING_SECONDS) time.paused += 1;
    else {
      time.measured += 1;
      time.seconds += Math.max(0, to - Math.max(from, until));
      until = Math.max(until, to);
    }
  }
  return time;
}

/** With one decimal; null if nothing is measured. */
export function piecesAnHour({
  measured,
  seconds,
}: Pick<MakingTime, 'measured' | 'seconds'>): number | null {
  return seconds === 0 ? null : Math.round((measured * 10 * HOUR) / (seconds * SECOND)) / 10;
}
