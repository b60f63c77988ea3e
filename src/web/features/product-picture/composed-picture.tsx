/** A picture of the catalogue, covered by the one that wears the shopper's words once there is one. */
import type { RefCallback } from 'react';
import { Picture } from '../../../ui/picture.tsx';
import type { Picture as PictureData } from '../../../contract/wire.ts';
import { pictureSource } from '../../state/settings.ts';

export interface LiveCanvas {
  attach: RefCallback<HTMLCanvasElement>;
  /** Side in pixels of the screen. */
  size: number;
  isPainted: boolean;
}

export interface ComposedPictureProps {
  /** Null where the shop has no picture of its own yet. */
  picture: PictureData | null;
  /** Where the browser paints. */
  live: LiveCanvas | undefined;
  /** Address of a decoded picture that takes its place. */
  composed: string | undefined;
  /** What the composed picture shows; empty where words beside it say all. */
  composedAlt: string;
  sizes: string;
  eager?: boolean;
  className?: string;
}

export function ComposedPicture(props: ComposedPictureProps) {
  const { picture, live, composed, composedAlt, sizes, eager, className = '' } = props;
  const isPainted = live?.isPainted ?? false;
  return (
    <span className={`relative block overflow-hidden ${className}`}>
      <Picture
        source={pictureSource(picture)}
        decorative={composed !== undefined || isPainted || composedAlt === ''}
        sizes={sizes}
        eager={eager}
      />
      {live && <PaintedCanvas {...live} alt={composed === undefined ? composedAlt : ''} />}
      {composed !== undefined && (
        <img src={composed} alt={composedAlt} className="absolute inset-0 size-full object-cover" />
      )}
    </span>
  );
}

function PaintedCanvas({ attach, size, isPainted, alt }: LiveCanvas & { alt: string }) {
  return (
    <canvas
      ref={attach}
      width={size}
      height={size}
      hidden={!isPainted}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      className="absolute inset-0 size-full"
    />
  );
}
