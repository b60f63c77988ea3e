/** The picture of something in the cart, as it will be made, once that has been composed. */
import { useRef, useState } from 'react';
import type { CartItem } from '../../../contract/cart.ts';
import { Picture } from '../../../ui/picture.tsx';
import { pictureSource } from '../../state/settings.ts';
import { useWornWords } from './use-worn-words.ts';

/** What a picture needs to know; orders know their lines by the same names. */
export type PicturedLine = Pick<
  CartItem,
  'productId' | 'angle' | 'picture' | 'personalisation' | 'name'
> &
  Partial<Pick<CartItem, 'slug' | 'plate'>>;

export interface LinePictureProps {
  line: PicturedLine;
  /** As of the img element. */
  sizes: string;
  className?: string;
}

export function LinePicture({ line, sizes, className = '' }: LinePictureProps) {
  const place = useRef<HTMLSpanElement>(null);
  const worn = useWornWords(line, place);
  // Previews live for minutes only; when one is gone the product's own picture stands.
  const [gone, setGone] = useState('');
  return (
    <span ref={place} className={`relative block overflow-hidden rounded-soft ${className}`}>
      {/* The name beside it says what it shows. */}
      <Picture source={pictureSource(line.picture)} decorative sizes={sizes} />
      {worn && worn !== gone && (
        <img
          src={worn}
          alt=""
          onError={() => setGone(worn)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
