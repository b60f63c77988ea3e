/** A photograph as its place shows it: cropped, in the shape of the place. */
import type { PhotoPlace } from '../../../artwork/design/photo-place.ts';
import { photoOutline } from '../../../artwork/render/photo-outline.ts';
import type { Crop } from '../../../domain/personalisation/design-edits.ts';

export interface FramedPhotoProps {
  place: PhotoPlace;
  crop: Crop;
  href: string | undefined | null;
  /** Different for each picture of the same place. */
  id: string;
}

export function FramedPhoto({ place: { w, h, shape, mark }, crop, href, id }: FramedPhotoProps) {
  const box = { x: -w / 2, y: -h / 2, width: w, height: h };
  const clip = shape ? { clipPath: `url(#${id})` } : {};
  return (
    <svg
      viewBox={`${-w / 2} ${-h / 2} ${w} ${h}`}
      className="block size-full"
      style={mark === 'dark' ? { filter: 'invert(1)' } : undefined}
      aria-hidden="true"
    >
      {shape && (
        <clipPath id={id}>
          <path d={photoOutline(shape, w, h)} />
        </clipPath>
      )}
      <g {...clip}>
        <rect {...box} fill="currentColor" opacity={0.1} />
        {href && (
          <svg
            {...box}
            viewBox={`${crop.x} ${crop.y} ${crop.w} ${crop.h}`}
            preserveAspectRatio="none"
          >
            <image href={href} width={1} height={1} preserveAspectRatio="none" />
          </svg>
        )}
      </g>
    </svg>
  );
}
