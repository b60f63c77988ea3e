/** A catalogue picture, covered by the personalised preview once it is ready. */
import type { RefCallback } from 'react';
import { Picture } from '../../../ui/picture.tsx';
import type { Picture as PictureData } from '../../../contract/shapes/wire.ts';
import { pictureSource } from '../../state/settings.ts';

export interface LiveCanvas {
  attach: RefCallback<HTMLCanvasElement>;
  /** Side in device pixels. */
  size: number;
  isPainted: boolean;
}

export interface ComposedPictureProps {
  /** Null if the shop has no picture yet. */
  picture: PictureData | null;
  /** Present if the browser paints. */
  live: LiveCanvas | undefined;
  /** URL of a decoded picture that replaces it. */
  composed: string | undefined;
  /** Describes the composed picture; empty if the text beside it does. */
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
      className="absolute inset-0 size-full object-cover"
    />
  );
}
