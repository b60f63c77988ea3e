/** Draws layers onto a print sheet in bands, since a canvas for the whole sheet would take hundreds of megabytes. */
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { Resvg } from '@resvg/resvg-js';
import { layerBounds } from '../../../../artwork/check/layer-bounds.ts';
import type { DesignDocument } from '../../../../artwork/design/design.ts';
import { renderDesign } from '../../../../artwork/render/render-design.ts';
import type { Shaper } from '../../../../artwork/render/shaper.ts';
import { layersInView } from '../compose/in-view.ts';
import { photosOnSheet } from '../machine/fitted-photo.ts';
import { photoAddress } from '../machine/photos.ts';
import type { Photos } from '../machine/photos.ts';
import { layOver } from '../machine/sheet.ts';
import type { Sheet } from '../machine/sheet.ts';

/** Pixels drawn at once. */
const BAND_PIXELS = 3_000_000;
/** Drawn beyond the rough bounds of a layer, in mm. */
const BESIDE = 10;
const TOLERANCE = 2;
/** A view must not be so low that a layer just outside counts as far from it (see in-view.ts). */
const LEAST_HEIGHT = 20;

export interface DrawnLayers {
  document: DesignDocument;
  shaper: Shaper;
  photos: Photos;
  /** Nothing is on the sheet yet that the layers would blend with. */
  isFirst: boolean;
}

export async function drawLayers(
  sheet: Sheet,
  { document, shaper, photos, isFirst }: DrawnLayers,
): Promise<void> {
  const { w, h, bleed } = document.area;
  const [wide, high] = [w + 2 * bleed, h + 2 * bleed];
  const whole = { left: -bleed, right: wide - bleed, top: -bleed, bottom: high - bleed };
  const fitted = await photosOnSheet(document.layers, photos, whole);
  const inView = layersInView(fitted.layers, shaper);
  const down = high / sheet.height;
  const bands = bandsOf(sheet, { ...document, layers: fitted.layers }, shaper);
  for (const [place, { top, rows }] of bands.entries()) {
    // resvg's memory is freed only between turns of the event loop.
    if (place > 0) await endOfTurn();
    const [from, to] = [top * down - bleed, (top + rows) * down - bleed];
    const layers = inView({ left: -bleed, right: wide - bleed, top: from, bottom: to });
    const svg = renderDesign(
      { ...document, layers },
      { shaper, imageHref: (layer) => photoAddress(fitted.photos, layer) },
    );
    // Replaces the drawing's size attributes, stretching by less than a pixel to fill the last
    // pixel.
    const band = svg.replace(
      / width="[^"]*" height="[^"]*" viewBox="[^"]*"/,
      ` width="${sheet.width}" height="${rows}" preserveAspectRatio="none"` +
        ` viewBox="${-bleed} ${from} ${wide} ${rows * down}"`,
    );
    const { pixels } = new Resvg(band, { font: { loadSystemFonts: false } }).render();
    if (isFirst) pixels.copy(sheet.data, top * sheet.width * 4);
    else layOver(sheet, { data: pixels, width: sheet.width, height: rows, left: 0, top });
  }
}

interface Band {
  /** In pixels of the sheet. */
  top: number;
  rows: number;
}

/** Bands of about equal height over the rows that the layers reach. */
function bandsOf(sheet: Sheet, { area, layers }: DesignDocument, shaper: Shaper): Band[] {
  const perMm = sheet.height / (area.h + 2 * area.bleed);
  const rowAt = (mm: number) =>
    Math.min(sheet.height, Math.max(0, Math.round((mm + area.bleed) * perMm)));
  let [start, end] = [sheet.height, 0];
  for (const layer of layers) {
    const box = layerBounds(layer, shaper, TOLERANCE);
    if (!box) continue;
    start = Math.min(start, rowAt(box.top - BESIDE));
    end = Math.max(end, rowAt(box.bottom + BESIDE));
    // The ground of most designs reaches all rows.
    if (end - start === sheet.height) break;
  }
  if (start >= end) return [];
  const lacking = Math.max(0, Math.ceil(LEAST_HEIGHT * perMm) - (end - start));
  start = Math.max(0, start - lacking);
  end = Math.min(sheet.height, end + lacking);

  const count = Math.ceil(((end - start) * sheet.width) / BAND_PIXELS);
  const most = Math.ceil((end - start) / count);
  return Array.from({ length: count }, (_, place) => {
    const top = start + place * most;
    return { top, rows: Math.min(most, end - top) };
  }).filter(({ rows }) => rows > 0);
}
