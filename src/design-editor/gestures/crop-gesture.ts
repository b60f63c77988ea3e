/** How gestures crop a photograph in its frame: dragging moves the picture, pinching zooms it. */
import type { ImageLayer } from '../../artwork/design/design.ts';
import type { Crop } from '../../domain/personalisation/design-edits.ts';
import { cropOf, framingOf, MOST_ZOOM } from '../../artwork/design/crop-framing.ts';

export interface CropGesture {
  /** Movement in mm of the print area. */
  dx: number;
  dy: number;
  /** Scale of the picture, around the centre of its frame. */
  scale: number;
}

type Framed = Pick<ImageLayer, 'w' | 'h' | 'rotation' | 'crop'>;

/** @param full the largest part of the picture with the frame's aspect ratio */
export function croppedBy(
  { w, h, rotation = 0, crop }: Framed,
  full: Pick<Crop, 'w' | 'h'>,
  { dx, dy, scale }: CropGesture,
): Crop {
  const angle = (-rotation * Math.PI) / 180;
  const across = dx * Math.cos(angle) - dy * Math.sin(angle);
  const down = dx * Math.sin(angle) + dy * Math.cos(angle);
  const { zoom } = framingOf(crop, full);
  const nearer = Math.min(MOST_ZOOM, Math.max(1, zoom * scale));
  const [partW, partH] = [full.w / nearer, full.h / nearer];
  const middle = { x: crop.x + crop.w / 2, y: crop.y + crop.h / 2 };
  return cropOf(
    {
      zoom: nearer,
      across: share(middle.x - partW / 2 - (across * partW) / w, partW),
      down: share(middle.y - partH / 2 - (down * partH) / h, partH),
    },
    full,
  );
}

/** The relative position of a part that begins at `start` within its range of positions. */
function share(start: number, length: number): number {
  return length < 1 ? Math.min(1, Math.max(0, start / (1 - length))) : 0.5;
}
