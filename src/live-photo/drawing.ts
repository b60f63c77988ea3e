/** A design as a picture for the painter: outlined by HarfBuzz from the same fonts as on the server, rasterised by the browser. */
import * as hb from 'harfbuzzjs';
import type { DesignDocument, FontId } from '../artwork/design/design.ts';
import { monoInk, textureWidth } from '../artwork/plate/plate.ts';
import type { PlateSheets } from '../artwork/plate/plate-sheet.ts';
import { renderDesign, type RenderOptions } from '../artwork/render/render-design.ts';
import { makeShaper, type FontBytes } from '../artwork/render/shaper.ts';
import { fetchFont } from './artwork-files.ts';

const bytes: FontBytes = {};
export const shaper = makeShaper(hb, bytes);

/** Words that the design's lettering cannot write; the server says so in words. */
export class UnwritableWords extends Error {
  override name = 'UnwritableWords';
}

/** Fetches the fonts that the design's words are set in. @param addresses by font */
export async function loadFonts(
  { layers }: DesignDocument,
  addresses: Readonly<Record<string, string>>,
): Promise<void> {
  const needed = new Set(layers.flatMap((layer) => (layer.type === 'text' ? [layer.font] : [])));
  await Promise.all([...needed].map((font) => loadFont(font, addresses[font])));
}

/** Does nothing where it is there already. */
export async function loadFont(font: FontId, address: string | undefined): Promise<void> {
  if (bytes[font]) return;
  if (!address) throw new Error(`The font ${font} has no address`);
  bytes[font] = await fetchFont(address);
}

/** Draws as large as the plate needs for a picture of that width. Throws UnwritableWords. */
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
      throw new UnwritableWords(characters.join(' '));
    },
  });
  const width = textureWidth(plate, pictureWidth);
  const { w, h, bleed } = document.area;
  const height = Math.ceil((width * (h + 2 * bleed)) / (w + 2 * bleed));
  // Its own size is in millimetres; the first two sizes of the text are the drawing's.
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
