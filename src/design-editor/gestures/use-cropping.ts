/** Crop mode: dragging or pinching a photograph moves the picture inside its frame instead of the frame. */
import { useState, type KeyboardEvent } from 'react';
import { pixelsOf } from '../../live-photo/photographs.ts';
import { croppedBy, type CropGesture } from './crop-gesture.ts';
import { alter, ownIn, type Editing } from '../editing/editing.ts';
import { aspectOf, fullCrop } from '../../artwork/design/crop-framing.ts';
import type { useDesignEditing } from '../editing/use-design-editing.ts';

const STEP_MM = 1;
const LARGE_STEP_MM = 10;
const GROWTH = 1.05;
const STILL: CropGesture = { dx: 0, dy: 0, scale: 1 };
const MOVES: Readonly<Record<string, Partial<CropGesture>>> = {
  ArrowLeft: { dx: -STEP_MM },
  ArrowRight: { dx: STEP_MM },
  ArrowUp: { dy: -STEP_MM },
  ArrowDown: { dy: STEP_MM },
  '+': { scale: GROWTH },
  '=': { scale: GROWTH },
  '-': { scale: 1 / GROWTH },
};

export function useCropping({
  editing,
  selected,
  act,
  settle,
}: ReturnType<typeof useDesignEditing>) {
  const [wanted, setWanted] = useState<string | null>(null);
  const layer = selected?.type === 'image' && selected.id === wanted ? selected : null;
  // Selecting another layer ends crop mode.
  if (wanted !== null && !layer) setWanted(null);

  /** @param from the state when the gesture began */
  function crop(from: Editing, gesture: CropGesture): void {
    if (!layer) return;
    const photo = ownIn(from, layer.id);
    if (photo?.type !== 'photo') return;
    const frame = photo.w / photo.h;
    const pixels = pixelsOf(photo.upload);
    const full = fullCrop(pixels ? aspectOf(photo, pixels) : frame, frame);
    act(alter(from, layer, { crop: croppedBy(photo, full, gesture) }), `crop ${layer.id}`);
  }

  return {
    /** The photograph being cropped. */
    layer,
    crop,
    set(isOn: boolean): void {
      settle();
      setWanted(isOn && selected?.type === 'image' ? selected.id : null);
    },
    /** Returns whether the key moved the picture in its frame. */
    keyPressed(event: KeyboardEvent): boolean {
      const gesture = MOVES[event.key];
      if (!layer || !gesture) return false;
      event.preventDefault();
      const far = event.shiftKey ? LARGE_STEP_MM / STEP_MM : 1;
      const { dx, dy, scale } = { ...STILL, ...gesture };
      crop(editing, { dx: dx * far, dy: dy * far, scale });
      return true;
    },
  };
}
