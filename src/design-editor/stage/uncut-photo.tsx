/** The full photograph, shown faintly around its cropped part. */
import type { ImageLayer } from '../../artwork/design/design.ts';
import { photographOf } from '../../live-photo/photographs.ts';

export interface UncutPhotoProps {
  photo: ImageLayer;
}

export function UncutPhoto({ photo }: UncutPhotoProps) {
  const { x, y, w, h, rotation = 0, crop } = photo;
  const [width, height] = [w / crop.w, h / crop.h];
  return (
    <image
      href={photographOf(photo)}
      transform={`translate(${x} ${y}) rotate(${rotation})`}
      x={-w / 2 - crop.x * width}
      y={-h / 2 - crop.y * height}
      {...{ width, height }}
      preserveAspectRatio="none"
      pointerEvents="none"
      aria-hidden="true"
      className="opacity-40"
    />
  );
}
