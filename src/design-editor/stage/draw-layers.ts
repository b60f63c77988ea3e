/** Draws, measures and checks a design layer by layer, and only the layers that changed. */
import { checkDesign, type Problem } from '../../artwork/check/check-design.ts';
import { layerInk, type LayerInk } from '../../artwork/check/layer-ink.ts';
import { layerBounds, type Box } from '../../artwork/check/layer-bounds.ts';
import type { DesignDocument, Layer, Process } from '../../artwork/design/design.ts';
import { renderDesign, type RenderOptions } from '../../artwork/render/render-design.ts';
import type { Shaper } from '../../artwork/render/shaper.ts';
import type { DesignEdits } from '../../domain/personalisation/design-edits.ts';
import { isMovable } from '../editing/editing.ts';

/** The box around a layer before its rotation about its own origin. */
export interface Frame {
  box: Box;
  /** Degrees clockwise. */
  rotation: number;
  x: number;
  y: number;
}

export interface DrawnLayer extends LayerInk {
  /** SVG in mm of the print area; empty if the layer shows nothing. */
  markup: string;
  /** Around what any layer shows. */
  bounds: Box | undefined;
  /** Undefined for locked layers, and for layers that show nothing. */
  box: Box | undefined;
  frame: Frame | undefined;
  problems: readonly Problem[];
}

export interface DrawNeeds {
  shaper: Shaper;
  process: Process;
  /** The single colour in which the process shows everything. */
  tone: string | undefined;
  imageHref: RenderOptions['imageHref'];
  pixelsOf(upload: string): { width: number; height: number } | undefined;
}

type Restyled = DesignEdits['words'];

const ROOT = /^<svg[^>]*>|<\/svg>$/g;

/** Returns the function that draws, which remembers the layers of the last drawing. */
export function layerDrawer(needs: DrawNeeds) {
  let last = new Map<string, DrawnLayer>();
  return (document: DesignDocument, restyled: Restyled): DrawnLayer[] => {
    const next = new Map<string, DrawnLayer>();
    const layers = document.layers.map((layer) => {
      const key = JSON.stringify([layer, restyled?.[layer.id]]);
      // The pixels of photographs arrive later.
      const known = layer.type === 'image' ? undefined : last.get(key);
      const drawn = known ?? drawLayer(layer, document, restyled, needs);
      next.set(key, drawn);
      return drawn;
    });
    last = next;
    return layers;
  };
}

function drawLayer(
  layer: Layer,
  document: DesignDocument,
  restyled: Restyled,
  { shaper, process, tone, imageHref, pixelsOf }: DrawNeeds,
): DrawnLayer {
  const alone = { ...document, layers: [layer] };
  const drawing = renderDesign(alone, {
    shaper,
    ...(tone !== undefined && { mono: tone }),
    ...(imageHref && { imageHref }),
  });
  const bounds = layerBounds(layer, shaper);
  return {
    ...layerInk(layer, restyled, shaper),
    markup: drawing.replace(ROOT, ''),
    bounds,
    box: isMovable(layer) ? bounds : undefined,
    frame: isMovable(layer) ? frameOf(layer, shaper) : undefined,
    problems: checkDesign(alone, { shaper, process, restyled, pixelsOf }),
  };
}

function frameOf(layer: Layer, shaper: Shaper): Frame | undefined {
  const upright = layer.type === 'rect' ? layer : { ...layer, rotation: 0 };
  const box = layerBounds(upright, shaper);
  const rotation = layer.type === 'rect' ? 0 : (layer.rotation ?? 0);
  return box && { box, rotation, x: layer.x, y: layer.y };
}
