/** The runs of a line, each of one font. */
import type { FontId } from '../design/design.ts';
import type { Letters } from './font-letters.ts';
import type { Direction } from './text-direction.ts';
import type { Writing } from './writings.ts';

/** A lettering that takes the place of a design's own for writings that it lacks. */
export interface Substitute {
  id: string;
  /** As shoppers read it. */
  name: string;
  writings: readonly Writing[];
  /** The letterings of its own family; they are tried before others and need no remark. */
  family?: readonly FontId[];
  /** The letterings whose character it shares. Absent, with no family: every lettering. */
  suits?: readonly FontId[];
  letters: Letters;
  /** Its letters' size, where 1 is that of a common sans serif. */
  size: number;
  /** Its file is cut into slices of code points, because a name needs few of its characters. */
  isSliced?: true;
}

/** A part of a line that one font file draws. */
export interface Run {
  /** Null: the design's own lettering. */
  substitute: Substitute | null;
  /** See `fileKey`; empty for the own lettering. */
  file: string;
  writing: Writing | undefined;
  /** Its letters touch: spacing would break the strokes, and an arc bends them as one. */
  isJoined: boolean;
  direction: Direction;
  /** As written, so from the right in Arabic and Hebrew; own punctuation there is turned to be drawn from the left. */
  text: string;
  /** Index of its first character in the line, in UTF-16 units. */
  at: number;
}
