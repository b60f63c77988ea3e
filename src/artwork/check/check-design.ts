/**
 * Finds problems in a design that would disappoint once it is made. The editor shows them live; the
 * server checks again.
 */
import type {
  DesignEdits,
  OwnPhoto,
  TextLayerStyle,
} from '../../domain/personalisation/design-edits.ts';
import { turnedPixels } from '../design/crop-framing.ts';
import { layerContours } from '../render/design-contours.ts';
import { linesOf } from '../render/lines.ts';
import { OWN_PREFIX } from '../design/design.ts';
import type { DesignDocument, ImageLayer, Layer, Process, TextLayer } from '../design/design.ts';
import { layerBounds } from './layer-bounds.ts';
import { isOneTone } from '../plate/plate.ts';
import { overhang } from './safe-zone.ts';
import { outlineText } from '../render/outline-text.ts';
import type { Shaper } from '../render/shaper.ts';
import { strokeThickness } from './stroke-thickness.ts';

export type Problem =
  /** The photograph has too few pixels for its size. */
  | { kind: 'resolution'; layer: string; severity: Severity; dpi: number }
  /** Extends beyond the safe zone, where cutting and pressing may lose it. */
  | { kind: 'outsideSafe'; layer: string; severity: 'warn' }
  /** Text crosses the edge of the print area, so part of it would be missing. */
  | { kind: 'cutOff'; layer: string; severity: 'refuse' }
  /** Lies wholly outside the print area. */
  | { kind: 'outsideArea'; layer: string; severity: 'refuse' }
  | { kind: 'missingLetters'; layer: string; severity: 'refuse'; characters: string[] }
  /** Text so small that its strokes are finer than the process can make. */
  | { kind: 'tooSmall'; layer: string; severity: 'warn'; leastSize: number }
  /** Strokes, measured on their outlines, are finer than the process can make. Both values in mm. */
  | { kind: 'tooThin'; layer: string; severity: 'warn'; thickness: number; leastStroke: number }
  /** Sublimation has no white ink: white parts show the blank. */
  | { kind: 'noWhiteInk'; layer: string; severity: 'warn' }
  /** The process makes one tone, so the colour is lost. */
  | { kind: 'oneColour'; layer: string; severity: 'warn' }
  /** The process cannot make photographs. */
  | { kind: 'noPhotographs'; layer: string; severity: 'refuse' };

export type Severity = 'warn' | 'refuse';

export interface CheckNeeds {
  shaper: Shaper;
  process: Process;
  /** The restyled texts, by layer. Texts left as drawn are the shop's responsibility. */
  restyled?: DesignEdits['words'];
  /** Pixels of an upload; undefined if they are not known or no longer known. */
  pixelsOf?(upload: string): { width: number; height: number } | undefined;
}

/** Photographs look soft below GOOD_DPI and coarse below LEAST_DPI. */
export const GOOD_DPI = 150;
export const LEAST_DPI = 80;
const MM_PER_INCH = 25.4;

/** Em height in mm below which thin strokes are lost. */
export const LEAST_SIZE: Readonly<Record<Process, number>> = {
  sublimation: 2.5,
  vinyl: 8,
  laser: 3,
  etch: 4,
  print3d: 6,
};
/**
 * Thickness in mm of the finest strokes: a dot of ink, a strip of vinyl that stays when the rest is
 * weeded, or the width of a beam, of an etched line, of a printer's nozzle.
 */
export const LEAST_STROKE: Readonly<Record<Process, number>> = {
  sublimation: 0.12,
  vinyl: 0.6,
  laser: 0.1,
  etch: 0.15,
  print3d: 0.4,
};
/** Tolerance, so that a layer snapped to the edge does not count as beyond it. */
const SLACK_MM = 0.05;

/** Checks only the shopper's own layers and texts; the design's own drawings are the shop's responsibility. */
export function checkDesign(document: DesignDocument, needs: CheckNeeds): Problem[] {
  return document.layers.flatMap((layer) => checkLayer(layer, document, needs));
}

/** Whether the process can make pictures of many tones. */
export function takesPhotographs(process: Process): boolean {
  return process === 'sublimation' || process === 'vinyl';
}

/** The lower of the two axes: pixels of the visible crop divided by its printed size in inches. */
export function dpiOf(
  photo: Pick<OwnPhoto, 'w' | 'h' | 'crop' | 'turn'>,
  pixels: { width: number; height: number },
): number {
  const { w, h, crop } = photo;
  const { width, height } = turnedPixels(photo, pixels);
  return Math.min((width * crop.w) / (w / MM_PER_INCH), (height * crop.h) / (h / MM_PER_INCH));
}

function checkLayer(layer: Layer, document: DesignDocument, needs: CheckNeeds): Problem[] {
  if (layer.type === 'image')
    return [...checkPhoto(layer, needs), ...checkPlace(layer, document, needs)];
  const isOwn = layer.id.startsWith(OWN_PREFIX);
  const style = isOwn ? undefined : needs.restyled?.[layer.id];
  if (!isOwn && !style && !(layer.type === 'text' && layer.field !== undefined)) return [];
  return [
    ...(layer.type === 'text' ? checkLetters(layer, needs) : []),
    ...(isOwn || style ? checkPlace(layer, document, needs) : []),
    ...(isOwn || style?.fill !== undefined ? checkColour(layer, needs.process) : []),
    ...(isOwn || (style && isThinner(style)) ? checkStrokes(layer, needs) : []),
  ];
}

/** Whether the style may have made the strokes finer than drawn. */
function isThinner({ font, size }: TextLayerStyle): boolean {
  return font !== undefined || size !== undefined;
}

function checkLetters(layer: TextLayer, { shaper }: CheckNeeds): Problem[] {
  const { id, font } = layer;
  const characters = [...new Set(linesOf(layer).flatMap((line) => shaper.missing(font, line)))];
  if (characters.length === 0) return [];
  return [{ kind: 'missingLetters', layer: id, severity: 'refuse', characters }];
}

function checkPhoto(layer: ImageLayer, { process, pixelsOf }: CheckNeeds): Problem[] {
  const { id } = layer;
  if (!takesPhotographs(process) && !layer.mark)
    return [{ kind: 'noPhotographs', layer: id, severity: 'refuse' }];
  const pixels = pixelsOf?.(layer.upload);
  if (!pixels) return [];
  const dpi = dpiOf(layer, pixels);
  if (dpi >= GOOD_DPI) return [];
  const severity = dpi < LEAST_DPI ? 'refuse' : 'warn';
  return [{ kind: 'resolution', layer: id, severity, dpi: Math.floor(dpi) }];
}

/** Photographs and drawings may cross the edge, text may not. All except photographs should stay in the safe zone. */
function checkPlace(layer: Layer, { area }: DesignDocument, { shaper }: CheckNeeds): Problem[] {
  const box = layerBounds(layer, shaper);
  if (!box) return [];
  if (box.right <= 0 || box.left >= area.w || box.bottom <= 0 || box.top >= area.h)
    return [{ kind: 'outsideArea', layer: layer.id, severity: 'refuse' }];
  if (layer.type === 'image') return [];
  const over = overhang(layer, area, shaper) ?? 0;
  if (layer.type === 'text' && over > SLACK_MM)
    return [{ kind: 'cutOff', layer: layer.id, severity: 'refuse' }];
  return over + area.safe > SLACK_MM
    ? [{ kind: 'outsideSafe', layer: layer.id, severity: 'warn' }]
    : [];
}

function checkColour(layer: Layer, process: Process): Problem[] {
  const fill = layer.type === 'text' || layer.type === 'path' ? layer.fill : undefined;
  if (fill === undefined) return [];
  if (process === 'sublimation' && fill === '#ffffff')
    return [{ kind: 'noWhiteInk', layer: layer.id, severity: 'warn' }];
  return isOneTone(process) && fill !== '#000000'
    ? [{ kind: 'oneColour', layer: layer.id, severity: 'warn' }]
    : [];
}

/** Skipped if the type size is already too small, which is the greater problem. */
/** Words with a height to fill have no size but the one they are drawn in; others are checked by the size they ask for. */
function drawnSize(layer: TextLayer, shaper: Shaper): number {
  return layer.maxHeight === undefined ? layer.size : outlineText(layer, shaper).size;
}

function checkStrokes(layer: Layer, { shaper, process }: CheckNeeds): Problem[] {
  const leastSize = LEAST_SIZE[process];
  if (layer.type === 'text' && drawnSize(layer, shaper) < leastSize)
    return [{ kind: 'tooSmall', layer: layer.id, severity: 'warn', leastSize }];
  const thickness = strokeThickness(layerContours(layer, shaper).filled);
  const leastStroke = LEAST_STROKE[process];
  if (thickness === undefined || thickness >= leastStroke) return [];
  const rounded = Math.max(0.01, Math.floor(thickness * 100) / 100);
  return [{ kind: 'tooThin', layer: layer.id, severity: 'warn', thickness: rounded, leastStroke }];
}
