/** Turns a photograph in its frame by a quarter. */
import type { OwnPhoto, QuarterTurns } from '../../domain/personalisation/design-edits.ts';
import { aspectOf, cropOf, framingOf, fullCrop } from './crop-framing.ts';

const NEXT: Readonly<Record<QuarterTurns | 0, QuarterTurns | undefined>> = {
  0: 1,
  1: 2,
  2: 3,
  3: undefined,
};

/**
 * A photograph turned by another 90 degrees clockwise, at the same zoom, with the middle of what it
 * showed as near to the middle of its frame as possible.
 */
export function turned(
  { turn, crop, w, h }: Pick<OwnPhoto, 'turn' | 'crop' | 'w' | 'h'>,
  pixels: { width: number; height: number },
): Pick<OwnPhoto, 'turn' | 'crop'> {
  const frame = w / h;
  const { zoom, across, down } = framingOf(crop, fullCrop(aspectOf({ turn }, pixels), frame));
  const next = NEXT[turn ?? 0];
  const full = fullCrop(aspectOf({ turn: next }, pixels), frame);
  return { turn: next, crop: cropOf({ zoom, across: 1 - down, down: across }, full) };
}
