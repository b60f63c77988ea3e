/** Shared by tests of machine files: a sheet with marks at known positions, and the shaper with the shop's fonts. */
import path from 'node:path';
import type { DesignDocument } from '../../../artwork/design/design.ts';
import { designDocument, dot, ground, line, rect, text } from '../../../artwork/drawing/drawing.ts';
import { openShaper } from '../../features/artwork/compose/load-fonts.ts';

export const catalogueFolder = path.join(import.meta.dirname, '../../../../catalogue');
export const shaper = openShaper(path.join(catalogueFolder, 'fonts'));

export const AREA = { w: 100, h: 60, bleed: 0, safe: 4 };

/** From 5, 5 to 95, 55 mm whatever its text: a mark in two corners, a name, a line and a background. */
export function markedDesign(area = AREA): DesignDocument {
  return designDocument('test', area, [
    ground(area, '#f4efe6'),
    rect(5, 5, 10, 10, '#204060'),
    rect(85, 45, 10, 10, '#204060'),
    text(50, 36, 'script', 16, 'Siân', '#204060', { maxWidth: 60 }),
    line('M25 50L75 50', '#204060', 2),
    dot(30, 12, 4, '#c04020'),
  ]);
}
