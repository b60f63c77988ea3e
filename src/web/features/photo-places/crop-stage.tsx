/** A photograph in its frame, moved by dragging, by two fingers and by keys. */
import type { KeyboardEvent } from 'react';
import { aspectOf, fullCrop } from '../../../artwork/design/crop-framing.ts';
import type { PhotoPlace } from '../../../artwork/design/photo-place.ts';
import { croppedBy, type CropGesture } from '../../../design-editor/gestures/crop-gesture.ts';
import type { Crop } from '../../../domain/personalisation/design-edits.ts';
import type { PlacedPhoto } from '../../../domain/personalisation/placed-photos.ts';
import { pixelsOf } from '../../../live-photo/photographs.ts';
import { FramedPhoto } from './framed-photo.tsx';
import { useCropDrag } from './use-crop-drag.ts';

export interface CropStageProps {
  place: PhotoPlace;
  photo: PlacedPhoto;
  href: string | undefined | null;
  label: string;
  onCrop: (crop: Crop) => void;
}

/** Shares of the frame that a key moves the picture by, alone and with Shift. */
const STEP = 0.02;
const LARGE_STEP = 0.1;
const NEARER = 1.05;

/** So that a narrow one fits on a phone with all that changes it; larger beside more room. */
export const HIGHEST = 'clamp(12rem, 24vw, 20rem)';

const KEYS: Readonly<Record<string, readonly [across: number, down: number, scale: number]>> = {
  ArrowLeft: [-1, 0, 1],
  ArrowRight: [1, 0, 1],
  ArrowUp: [0, -1, 1],
  ArrowDown: [0, 1, 1],
  '+': [0, 0, NEARER],
  '=': [0, 0, NEARER],
  '-': [0, 0, 1 / NEARER],
};

export function CropStage({ place, photo, href, label, onCrop }: CropStageProps) {
  const { w, h } = place;
  const { crop } = photo;

  function cropped(from: Crop, gesture: CropGesture): void {
    const pixels = pixelsOf(photo.upload);
    if (!pixels) return;
    onCrop(croppedBy({ w, h, crop: from }, fullCrop(aspectOf(photo, pixels), w / h), gesture));
  }

  function press(event: KeyboardEvent): void {
    const [across, down, scale] = KEYS[event.key] ?? [];
    if (scale === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    cropped(crop, { dx: (across ?? 0) * step * w, dy: (down ?? 0) * step * h, scale });
  }

  const drag = useCropDrag(w, crop, cropped);
  return (
    <button
      type="button"
      aria-label={label}
      onKeyDown={press}
      {...drag}
      style={{
        aspectRatio: `${w} / ${h}`,
        width: `min(100%, ${HIGHEST} * ${w / h})`,
        cursor: 'move',
        touchAction: 'none',
      }}
      className="block"
    >
      <FramedPhoto id={`stage-${place.id}`} {...{ place, crop, href }} />
    </button>
  );
}
