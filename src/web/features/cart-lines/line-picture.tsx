/** The picture of something in the cart, as it will be made, once that has been composed. */
import { useRef, useState } from 'react';
import { Picture } from '../../../ui/picture.tsx';
import { pictureSource } from '../../state/settings.ts';
import type { PicturedLine } from './pictured-line.ts';
import { useLinePicture } from './use-line-picture.ts';

export interface LinePictureProps {
  line: PicturedLine;
  /** As of the img element. */
  sizes: string;
  className?: string;
}

export function LinePicture({ line, sizes, className = '' }: LinePictureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const composed = useLinePicture(line, place);
  const worn = line.proof ?? composed;
  // Previews live for minutes only, and photographs are forgotten: then the product's own picture stands.
  const [gone, setGone] = useState('');
  return (
    <span ref={place} className={`relative block overflow-hidden rounded-soft ${className}`}>
      {/* The name beside it says what it shows. The shop's own picture shows other words: it stands only where there is none of these. */}
      {worn === null || worn === gone ? (
        <Picture source={pictureSource(line.picture)} decorative sizes={sizes} />
      ) : (
        <span className="block aspect-square bg-paper-deep" />
      )}
      {worn && worn !== gone && (
        <img
          src={worn}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setGone(worn)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
