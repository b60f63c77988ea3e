/** Tones photographs: maps red, green and blue of the photograph to those of the toned picture, all in sRGB. */
import type { PhotoTone } from '../../domain/personalisation/design-edits.ts';
import type { ImageLayer } from '../design/design.ts';

export type ToneMatrix = [
  [number, number, number],
  [number, number, number],
  [number, number, number],
];

/** The weights of ITU-R BT.709. */
const GREY: [number, number, number] = [0.2126, 0.7152, 0.0722];

const TONES: Readonly<Record<PhotoTone, ToneMatrix>> = {
  colour: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  mono: [GREY, GREY, GREY],
  sepia: [
    [0.393, 0.769, 0.189],
    [0.349, 0.686, 0.168],
    [0.272, 0.534, 0.131],
  ],
};

/** What decides how a photograph is toned, and turned. */
export type Toning = Pick<ImageLayer, 'tone' | 'brightness' | 'mark' | 'turn'>;

/**
 * Undefined if the photograph stays as it is. What is engraved has one tone; where its dark parts
 * are marked, the result must be inverted too, because the light parts of the picture are inked.
 */
export function toneMatrix({ tone, brightness = 0, mark }: Toning): ToneMatrix | undefined {
  const toned = mark ? 'mono' : tone;
  if (toned === 'colour' && brightness === 0) return undefined;
  const times = (row: [number, number, number]): [number, number, number] => {
    const [red, green, blue] = row.map((weight) => weight * (1 + brightness / 100));
    return [red!, green!, blue!];
  };
  const [red, green, blue] = TONES[toned];
  return [times(red), times(green), times(blue)];
}
