/** Fetches a photograph, and draws it as its layer shows it: smaller, turned, in its tone. */
import { turnedPixels } from '../artwork/design/crop-framing.ts';
import { toneMatrix, type ToneMatrix, type Toning } from '../artwork/plate/photo-tone.ts';

/** Pixels of the longer side: more than any stage or picture shows. */
const SHOWN = 1000;
const QUALITY = 0.9;

export async function fetchPicture(url: string): Promise<ImageBitmap> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The photograph answered ${answer.status}`);
  return createImageBitmap(await answer.blob());
}

/** As a data: URL. */
export function toned(picture: ImageBitmap, toning: Toning): string {
  const matrix = toneMatrix(toning);
  const scale = Math.min(1, SHOWN / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const { turn = 0 } = toning;
  const canvas = Object.assign(
    document.createElement('canvas'),
    turnedPixels(toning, { width, height }),
  );
  const context = canvas.getContext('2d', { willReadFrequently: matrix !== undefined });
  if (!context) throw new Error('No canvas to tone a photograph');
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turn * Math.PI) / 2);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
  if (matrix) {
    const image = context.getImageData(0, 0, canvas.width, canvas.height);
    tint(image.data, matrix, toning.mark === 'dark');
    context.putImageData(image, 0, 0);
  }
  return canvas.toDataURL('image/webp', QUALITY);
}

function tint(data: Uint8ClampedArray, matrix: ToneMatrix, isInverted: boolean): void {
  const [toRed, toGreen, toBlue] = matrix;
  for (let at = 0; at < data.length; at += 4) {
    const pixel = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
    data[at] = weighed(pixel, toRed);
    data[at + 1] = weighed(pixel, toGreen);
    data[at + 2] = weighed(pixel, toBlue);
    if (isInverted)
      for (let channel = at; channel < at + 3; channel += 1)
        data[channel] = 255 - (data[channel] ?? 0);
  }
}

type Three = readonly [number, number, number];

function weighed([red, green, blue]: Three, [fromRed, fromGreen, fromBlue]: Three): number {
  return red * fromRed + green * fromGreen + blue * fromBlue;
}
