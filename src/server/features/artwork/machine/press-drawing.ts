/** Draws a design document onto a PDF page in mm: vector shapes, lettering as outlines, photographs baked upright. */
import type {
  DesignDocument,
  ImageLayer,
  PathLayer,
  RectLayer,
  TextLayer,
} from '../../../../artwork/design/design.ts';
import type { Box } from '../../../../artwork/check/layer-bounds.ts';
import { photoOutline } from '../../../../artwork/render/photo-outline.ts';
import { outlineText } from '../../../../artwork/render/outline-text.ts';
import type { Shaper } from '../../../../artwork/render/shaper.ts';
import { photoInView } from '../compose/photo-in-view.ts';
import { croppedPhoto } from './fitted-photo.ts';
import type { Photos } from './photos.ts';

export type Pdf = PDFKit.PDFDocument;
export const POINTS_PER_MM = 72 / 25.4;
/** JPEG quality of photographs in PDFs; presses do not show the loss. */
const JPEG_QUALITY = 94;

export interface PressTools {
  shaper: Shaper;
  photos: Photos;
  /** Cache for a design that is drawn several times, so that the file contains its photographs once. */
  laid?: Map<ImageLayer, LaidImage | null>;
}

export interface LaidImage {
  /** An image that the file already contains; pdfkit's types lack it. */
  image: PDFKit.Mixins.ImageSrc;
  /** With the frame of its part on the sheet. */
  layer: ImageLayer;
}

/** Expects the page's unit to be the millimetre, and its origin that of the print area. */
export async function drawOnPdf(
  pdf: Pdf,
  { layers, area: { w, h, bleed } }: DesignDocument,
  tools: PressTools,
): Promise<void> {
  const sheet = { left: -bleed, right: w + bleed, top: -bleed, bottom: h + bleed };
  for (const layer of layers) {
    pdf.save();
    pdf.opacity(layer.opacity ?? 1);
    switch (layer.type) {
      case 'rect':
        drawRect(pdf, layer);
        break;
      case 'path':
        drawPath(pdf, layer);
        break;
      case 'text':
        drawText(pdf, layer, tools.shaper);
        break;
      case 'image':
        await drawImage(pdf, layer, sheet, tools);
        break;
      case 'place':
        // What is ordered has none left.
        break;
    }
    pdf.restore();
  }
}

function drawRect(pdf: Pdf, { x, y, w, h, radius = 0, fill }: RectLayer): void {
  if (fill === 'none') return;
  const r = Math.min(radius, w / 2, h / 2);
  (r > 0 ? pdf.roundedRect(x, y, w, h, r) : pdf.rect(x, y, w, h)).fill(fill);
}

function drawPath(pdf: Pdf, layer: PathLayer): void {
  const fill = layer.fill && layer.fill !== 'none' ? layer.fill : undefined;
  const stroke = layer.stroke && layer.stroke !== 'none' ? layer.stroke : undefined;
  place(pdf, layer);
  pdf
    .lineWidth(layer.strokeWidth ?? 0)
    .lineCap('round')
    .lineJoin('round');
  if (fill && stroke) pdf.path(layer.d).fillAndStroke(fill, stroke);
  else if (fill) pdf.path(layer.d).fill(fill);
  else if (stroke) pdf.path(layer.d).stroke(stroke);
}

function drawText(pdf: Pdf, layer: TextLayer, shaper: Shaper): void {
  const { d } = outlineText(layer, shaper);
  if (d === '' || layer.fill === 'none') return;
  place(pdf, layer);
  pdf.path(d).fill(layer.fill);
}

async function drawImage(
  pdf: Pdf,
  layer: ImageLayer,
  sheet: Box,
  { photos, laid }: PressTools,
): Promise<void> {
  const photo = photos[layer.id];
  if (!photo) return;
  const known = laid?.get(layer);
  const one = known === undefined ? await openImage(pdf, photoInView(layer, sheet), photo) : known;
  laid?.set(layer, one);
  if (!one) return;
  const { w, h } = one.layer;
  place(pdf, one.layer);
  if (layer.shape) pdf.path(photoOutline(layer.shape, w, h)).clip();
  pdf.image(one.image, -w / 2, -h / 2, { width: w, height: h });
}

async function openImage(
  pdf: Pdf,
  layer: ImageLayer | null,
  photo: Uint8Array,
): Promise<LaidImage | null> {
  if (!layer) return null;
  const { picture, hasAlpha } = await croppedPhoto(layer, photo);
  const bytes = await (
    hasAlpha ? picture.png() : picture.jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' })
  ).toBuffer();
  // Documented, but missing in the types: https://pdfkit.org/docs/images.html
  const open = pdf as Pdf & { openImage(bytes: Buffer): LaidImage['image'] };
  return { image: open.openImage(bytes), layer };
}

function place(
  pdf: Pdf,
  { x, y, rotation = 0, scale = 1 }: { x: number; y: number; rotation?: number; scale?: number },
): void {
  pdf.translate(x, y).rotate(rotation).scale(scale);
}
