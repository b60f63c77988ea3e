/**
 * Turns a design into a picture for the painter: HarfBuzz outlines it from the server's fonts, the
 * browser rasterises it.
 */
import * as hb from 'harfbuzzjs';
import type { DesignDocument, FontId } from '../artwork/design/design.ts';
import type { SubstituteList } from '../artwork/design/substitute-list.ts';
import { monoInk, textureWidth } from '../artwork/plate/plate.ts';
import type { PlateSheets } from '../artwork/plate/plate-sheet.ts';
import { ONLY_LATIN, linesOf } from '../artwork/render/lines.ts';
import { renderDesign, type RenderOptions } from '../artwork/render/render-design.ts';
import {
  NO_SUBSTITUTES,
  makeShaper,
  type FontBytes,
  type SubstituteFonts,
} from '../artwork/render/shaper.ts';
import { fetchFont, fetchJson } from './artwork-files.ts';

const bytes: FontBytes = {};
const substitutes: SubstituteFonts = { ...NO_SUBSTITUTES };
export const shaper = makeShaper(hb, bytes, substitutes);

/** Text that the design's fonts cannot write. The server has messages for it. */
export class UnwritableText extends Error {
  override name = 'UnwritableWords';
}

/** Addresses of fonts, from the artwork kit. */
export interface FontAddresses {
  /** By font. */
  fonts: Readonly<Record<string, string>>;
  substitutes: string;
}

/** Fetches the fonts of the design's texts, also those for other writings than Latin. */
export async function loadFonts(
  { layers }: Pick<DesignDocument, 'layers'>,
  addresses: FontAddresses,
): Promise<void> {
  const texts = layers.filter((layer) => layer.type === 'text');
  const needed = new Set(texts.map(({ font }) => font));
  await Promise.all([...needed].map((font) => loadFont(font, addresses.fonts[font])));
  if (texts.some(({ clearOf }) => clearOf))
    shaper.clearShare ??= (await import('../artwork/spacing/clear-share.ts')).clearShare;
  const others = texts.filter(({ text }) => !ONLY_LATIN.test(text));
  if (others.length === 0) return;
  const { list, loadFiles } = await loadSubstituteList(addresses);
  const runs = others.flatMap((layer) =>
    linesOf(layer).flatMap((line) => shaper.runs(layer.font, line)),
  );
  await loadFiles(runs, list, fetchFont);
}

/** What other writings can be drawn, which `shaper.missing` needs to know. */
export async function loadSubstituteList(addresses: FontAddresses) {
  const [{ substitutesOf, loadFiles }, list] = await Promise.all([
    import('./substitute-files.ts'),
    fetchJson<SubstituteList>(addresses.substitutes),
  ]);
  Object.assign(substitutes, substitutesOf(list));
  return { list, loadFiles };
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
