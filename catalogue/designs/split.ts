/** A frame shared by a picture and its words: picture above, or on wide surfaces beside. */
import type { Frame } from './frame.ts';

export interface Split {
  /** Room of the picture. */
  art: Frame;
  /** Room of the words. */
  words: Frame;
  wide: boolean;
}

/** Wider than this share of its height, a frame stands picture and words side by side. */
const WIDE = 1.3;
/** A stack is at most this much taller than wide, or its parts would drift apart. */
const TALLEST = 1.16;
/** Parts of a stack keep this share of its height between them, parts side by side of the width. */
const BETWEEN = 0.03;

/** `share` of the room goes to the picture. */
export function split({ x, y, w, h }: Frame, share = 0.58): Split {
  if (w > h * WIDE) {
    const total = Math.min(w, h * 2.4);
    const artWidth = Math.min(h, total * 0.43);
    const left = x - total / 2;
    const wordsLeft = left + artWidth + total * BETWEEN;
    const wordsWidth = x + total / 2 - wordsLeft;
    return {
      art: frame(left + artWidth / 2, y, artWidth, h),
      words: frame(wordsLeft + wordsWidth / 2, y, wordsWidth, h),
      wide: true,
    };
  }
  return stack({ x, y, w, h, s: Math.min(w, h) }, share);
}

/** The picture above its words, however wide the frame is. */
export function stack({ x, y, w, h }: Frame, share: number): Split {
  const height = Math.min(h, w * TALLEST);
  const top = y - height / 2;
  const artHeight = height * share;
  const wordsTop = top + artHeight + height * BETWEEN;
  const wordsHeight = y + height / 2 - wordsTop;
  return {
    art: frame(x, top + artHeight / 2, w, artHeight),
    words: frame(x, wordsTop + wordsHeight / 2, w, wordsHeight),
    wide: false,
  };
}

export function frame(x: number, y: number, w: number, h: number): Frame {
  return { x, y, w, h, s: Math.min(w, h) };
}
