/** Tones photographs: maps red, green and blue of the photograph to those of the toned picture, all in sRGB. */
import type { PhotoTone } from '../../domain/personalisation/design-edits.ts';

export type ToneMatrix = [
  [number, number, number],
  [number, number, number],
  [number, number, number],
];

/** The weights of ITU-R BT.709. */
const GREY: [number, number, number] = [0.2126, 0.7152, 0.0722];

export const PHOTO_TONES: Readonly<Record<Exclude<PhotoTone, 'colour'>, ToneMatrix>> = {
  mono: [GREY, GREY, GREY],
  sepia: [
    [0.393, 0.769, 0.189],
    [0.349, 0.686, 0.168],
    [0.272, 0.534, 0.131],
  ],
};
