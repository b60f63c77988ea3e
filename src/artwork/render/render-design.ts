/** Draws a design document as an SVG in millimetres: the one renderer for preview, picture and print file. */
import type {
  DesignDocument,
  ImageLayer,
  Layer,
  PathLayer,
  PhotoShape,
  PlaceLayer,
  RectLayer,
  TextLayer,
} from '../design/design.ts';
import { sampleImage } from '../design/sample-photo.ts';
import { number } from './number.ts';
import { photoOutline } from './photo-outline.ts';
import { outlineText } from './outline-text.ts';
import type { Shaper } from './shaper.ts';

export interface MissingGlyphs {
  layer: string;
  field: string | undefined;
  characters: string[];
}

export interface RenderOptions {
  shaper: Shaper;
  /** One ink for everything, for machines that burn or etch; leaves out layers with `engrave: false`. */
  mono?: string;
  onMissingGlyph?: (missing: MissingGlyphs) => void;
  /**
   * URL of a photograph's whole upright picture in the layer's tone; a data URL where the drawing
   * is rasterised. Undefined leaves its place empty. Also asked for the photographs of samples.
   */
  imageHref?: (layer: ImageLayer) => string | undefined;
}

/** The drawing covers the print area and its bleed. Text becomes outlines, so printing needs no font. */
export function renderDesign(document: DesignDocument, options: RenderOptions): string {
  const { w, h, bleed } = document.area;
  const width = number(w + 2 * bleed);
  const height = number(h + 2 * bleed);
  const drawn = document.layers
    .filter((layer) => options.mono === undefined || isEngraved(layer))
    .map((layer) => drawLayer(layer, options));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" ` +
    `viewBox="${number(-bleed)} ${number(-bleed)} ${width} ${height}">${drawn.join('')}</svg>`
  );
}

function drawLayer(layer: Layer, options: RenderOptions): string {
  switch (layer.type) {
    case 'rect':
      return drawRect(layer, options);
    case 'path':
      return drawPath(layer, options);
    case 'text':
      return drawText(layer, options);
    case 'image':
      return drawImage(layer, options);
    case 'place':
      return drawPlace(layer, options);
  }
}

/** Whether a single-tone machine makes the layer. */
export function isEngraved(layer: Layer): boolean {
  if (layer.type === 'image' || layer.type === 'place') return layer.mark !== undefined;
  return layer.engrave !== false;
}

/** The inner drawing is a viewport of the picture's own size, one unit square, so that it clips the crop. */
function drawImage(layer: ImageLayer, options: RenderOptions): string {
  const href = options.imageHref?.(layer);
  if (href === undefined) return '';
  const { w, h, crop } = layer;
  const picture =
    `<svg x="${number(-w / 2)}" y="${number(-h / 2)}" width="${number(w)}" height="${number(h)}" ` +
    `viewBox="${share(crop.x)} ${share(crop.y)} ${share(crop.w)} ${share(crop.h)}" preserveAspectRatio="none">` +
    `<image width="1" height="1" preserveAspectRatio="none" href="${escaped(href)}"/></svg>`;
  return framed(layer, layer.shape ? clipped(layer, picture, layer.shape) : picture, options);
}

/** A drawn sample reaches beyond its place, so it is always clipped. */
function drawPlace(layer: PlaceLayer, options: RenderOptions): string {
  const { sample } = layer;
  if (!Array.isArray(sample)) return drawImage(sampleImage(layer, sample), options);
  const { mono: _, ...inColour } = options;
  const picture = sample
    .map((part) => (part.type === 'rect' ? drawRect(part, inColour) : drawPath(part, inColour)))
    .join('');
  return framed(layer, clipped(layer, picture, layer.shape), options);
}

/** One tone takes the picture as a mask of its ink, so that a half-bright part is half covered. */
function framed(layer: ImageLayer | PlaceLayer, picture: string, options: RenderOptions): string {
  const { id, w, h } = layer;
  const box = `x="${number(-w / 2)}" y="${number(-h / 2)}" width="${number(w)}" height="${number(h)}"`;
  const inner =
    options.mono === undefined
      ? picture
      : `<mask id="mask-${id}" maskUnits="userSpaceOnUse" ${box}>${picture}</mask>` +
        `<rect ${box} fill="${escaped(options.mono)}" mask="url(#mask-${id})"/>`;
  return `<g transform="${place(layer)}"${opacity(layer, options)}>${inner}</g>`;
}

function clipped(
  { id, w, h }: ImageLayer | PlaceLayer,
  picture: string,
  shape: PhotoShape | undefined,
): string {
  const outline = shape
    ? photoOutline(shape, w, h)
    : `M${number(-w / 2)} ${number(-h / 2)}H${number(w / 2)}V${number(h / 2)}H${number(-w / 2)}Z`;
  return (
    `<clipPath id="clip-${id}"><path d="${outline}"/></clipPath>` +
    `<g clip-path="url(#clip-${id})">${picture}</g>`
  );
}

function drawRect(layer: Omit<RectLayer, 'id'>, options: RenderOptions): string {
  const radius = layer.radius ? ` rx="${number(layer.radius)}"` : '';
  return (
    `<rect x="${number(layer.x)}" y="${number(layer.y)}" width="${number(layer.w)}" height="${number(layer.h)}"` +
    `${radius} fill="${ink(layer.fill, options)}"${opacity(layer, options)}/>`
  );
}

function drawPath(layer: Omit<PathLayer, 'id'>, options: RenderOptions): string {
  const stroke = layer.stroke
    ? ` stroke="${ink(layer.stroke, options)}" stroke-width="${number(layer.strokeWidth ?? 0)}"` +
      ' stroke-linecap="round" stroke-linejoin="round"'
    : '';
  return (
    `<path transform="${place(layer)}" d="${escaped(layer.d)}" fill="${ink(layer.fill, options)}"` +
    `${stroke}${opacity(layer, options)}/>`
  );
}

function drawText(layer: TextLayer, options: RenderOptions): string {
  const { d, missing } = outlineText(layer, options.shaper);
  if (missing.length > 0) {
    options.onMissingGlyph?.({ layer: layer.id, field: layer.field, characters: missing });
  }
  if (d === '') return '';
  return `<path transform="${place(layer)}" fill="${ink(layer.fill, options)}" d="${d}"${opacity(layer, options)}/>`;
}

function place(layer: { x: number; y: number; rotation?: number; scale?: number }): string {
  const turned = layer.rotation ? ` rotate(${number(layer.rotation)})` : '';
  const scaled = layer.scale === undefined ? '' : ` scale(${number(layer.scale)})`;
  return `translate(${number(layer.x)} ${number(layer.y)})${turned}${scaled}`;
}

/** Finer than millimetres: a thousandth of a large photograph is several of its pixels. */
function share(value: number): number {
  return Number(value.toFixed(6));
}

function ink(colour: string | undefined, { mono }: RenderOptions): string {
  if (!colour || colour === 'none') return 'none';
  return escaped(mono ?? colour);
}

function opacity(layer: Pick<Layer, 'opacity'>, { mono }: RenderOptions): string {
  // A single-tone machine cannot print half of it.
  return layer.opacity === undefined || mono !== undefined
    ? ''
    : ` opacity="${number(layer.opacity)}"`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}
