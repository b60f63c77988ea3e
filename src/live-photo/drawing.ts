/**
 * Turns a design into a picture for the painter: HarfBuzz outlines it from the server's fonts, the
 * browser rasterises it.
 */
import * as hb from 'harfbuzzjs';
import type { DesignDocument, FontId } from '../artwork/design/design.ts';
import { monoInk, textureWidth } from '../artwork/plate/plate.ts';
import type { PlateSheets } from '../artwork/plate/plate-sheet.ts';
import { renderDesign, type RenderOptions } from '../artwork/render/render-design.ts';
import { makeShaper, type FontBytes } from '../artwork/render/shaper.ts';
import { fetchFont } from './artwork-files.ts';

const bytes: FontBytes = {};
export const shaper = makeShaper(hb, bytes);

/** Text that the design's fonts cannot write. The server has messages for it. */
export class UnwritableText extends Error {
  override name = 'UnwritableWords';
}

/**
 * Fetches the fonts of the design's texts.
 * @param addresses by font
 */
export async function loadFonts(
  { layers }: DesignDocument,
  addresses: Readonly<Record<string, string>>,
): Promise<void> {
  const needed = new Set(layers.flatMap((layer) => (layer.type === 'text' ? [layer.font] : [])));
  await Promise.all([...needed].map((font) => loadFont(font, addresses[font])));
}

/** Does nothing if the font is already loaded. */
export async function loadFont(font: FontId, address: string | undefined): Promise<void> {
  if (bytes[font]) return;
  if (!address) throw new Error(`The font ${font} has no address`);
  bytes[font] = await fetchFont(address);
}

/** Draws at the size the plate needs for a picture of that width. Throws UnwritableText. */
export async function drawDesign(
  document: DesignDocument,
  plate: PlateSheets,
  pictureWidth: number,
  imageHref?: RenderOptions['imageHref'],
): Promise<HTMLImageElement> {
  const mono = monoInk(plate);
  const svg = renderDesign(document, {
    shaper,
    ...(mono !== undefined && { mono }),
    ...(imageHref && { imageHref }),
    onMissingGlyph({ characters }) {
      throw new UnwritableText(characters.join(' '));
    },
  });
  const width = textureWidth(plate, pictureWidth);
  const { w, h, bleed } = document.area;
  const height = Math.ceil((width * (h + 2 * bleed)) / (w + 2 * bleed));
  // Replace the root's size in millimetres, the first width and height in the text.
  const sized = svg.replace(
    / width="[^"]*" height="[^"]*"/,
    ` width="${width}" height="${height}"`,
  );
  return decoded(new Blob([sized], { type: 'image/svg+xml' }), width, height);
}

async function decoded(svg: Blob, width: number, height: number): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}
