/** A photograph in its frame, moved by dragging and by keys. */
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { aspectOf, fullCrop } from '../../../artwork/design/crop-framing.ts';
import type { PhotoPlace } from '../../../artwork/design/photo-place.ts';
import { croppedBy, type CropGesture } from '../../../design-editor/gestures/crop-gesture.ts';
import type { Crop } from '../../../domain/personalisation/design-edits.ts';
import type { PlacedPhoto } from '../../../domain/personalisation/placed-photos.ts';
import { pixelsOf } from '../../../live-photo/photographs.ts';
import { FramedPhoto } from './framed-photo.tsx';

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
  const held = useRef<{ x: number; y: number; from: Crop } | null>(null);
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

  function drag({ currentTarget, clientX, clientY }: PointerEvent): void {
    if (!held.current) return;
    const perPixel = w / currentTarget.clientWidth;
    cropped(held.current.from, {
      dx: (clientX - held.current.x) * perPixel,
      dy: (clientY - held.current.y) * perPixel,
      scale: 1,
    });
  }

  return (
    <button
      type="button"
      aria-label={label}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { x: event.clientX, y: event.clientY, from: crop };
      }}
      onPointerMove={drag}
      onPointerUp={() => (held.current = null)}
      onPointerCancel={() => (held.current = null)}
      style={{ aspectRatio: `${w} / ${h}`, cursor: 'move', touchAction: 'none' }}
      className="block w-full"
    >
      <FramedPhoto id={`stage-${place.id}`} {...{ place, crop, href }} />
    </button>
  );
}
