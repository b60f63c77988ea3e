/** The picture of a cart line as it will be made, once composed. */
import { useRef, useState } from 'react';
import { Picture } from '../../../ui/picture.tsx';
import { pictureSource } from '../../state/settings.ts';
import type { PicturedLine } from './pictured-line.ts';
import { useLinePicture } from './use-line-picture.ts';

export interface LinePictureProps {
  line: PicturedLine;
  /** As the img element's `sizes`. */
  sizes: string;
  className?: string;
  /** Nothing takes the place of a picture of the other side: the shop's shows the front. */
  isOther?: boolean;
}

export function LinePicture({ line, sizes, className = '', isOther }: LinePictureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const composed = useLinePicture(line, place);
  const shown = line.proof ?? composed;
  // Previews last only minutes and photographs are deleted. Then the product's own picture is
  // shown.
  const [gone, setGone] = useState('');
  return (
    <span ref={place} className={`relative block overflow-hidden rounded-soft ${className}`}>
      {/* Decorative: the name beside it describes it. The shop's picture shows sample text, so
          it is used only as a fallback. */}
      {!isOther && (shown === null || shown === gone) ? (
        <Picture source={pictureSource(line.picture)} decorative sizes={sizes} />
      ) : (
        <span className="block aspect-square bg-paper-deep" />
      )}
      {shown && shown !== gone && (
        <img
          src={shown}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setGone(shown)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
