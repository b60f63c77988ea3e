/** A picture of the catalogue, covered by the one that wears the shopper's words once there is one. */
import { Picture } from '../../../ui/picture.tsx';
import type { Picture as PictureData } from '../../../contract/wire.ts';
import { pictureSource } from '../../state/settings.ts';

export interface ComposedPictureProps {
  /** Null where the shop has no picture of its own yet. */
  picture: PictureData | null;
  /** Address of a decoded picture that takes its place. */
  composed?: string;
  /** What the composed picture shows. */
  composedAlt: string;
  sizes: string;
  eager?: boolean;
  className?: string;
}

export function ComposedPicture({
  picture,
  composed,
  composedAlt,
  sizes,
  eager,
  className = '',
}: ComposedPictureProps) {
  return (
    <span className={`relative block overflow-hidden ${className}`}>
      <Picture
        source={pictureSource(picture)}
        decorative={composed !== undefined}
        sizes={sizes}
        eager={eager}
      />
      {composed !== undefined && (
        <img src={composed} alt={composedAlt} className="absolute inset-0 size-full object-cover" />
      )}
    </span>
  );
}
