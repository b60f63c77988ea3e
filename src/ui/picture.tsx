/** A picture at several widths in two formats, its place held by its tint until it has loaded. */
import { Icon } from './icon.tsx';

export interface PictureSource {
  /** Address without width and ending: '/media/catalogue/product/mug-1a2b3c'. */
  base: string;
  widths: readonly number[];
  /** Colour of the backdrop, shown until the picture is there. */
  tint?: string;
  alt: string;
}

export interface PictureProps {
  /** null where there is no picture: its place is held, so that lists keep their rows. */
  source: PictureSource | null;
  /** Says nothing to screen readers, where words beside it say all. */
  decorative?: boolean;
  /** As of the img element: how wide the picture is shown. */
  sizes: string;
  /** Above the fold: loaded at once and before others. */
  eager?: boolean;
  /** Width over height. */
  shape?: 'square' | 'landscape' | 'wide';
  className?: string;
}

const SHAPES = { square: 'aspect-square', landscape: 'aspect-[4/3]', wide: 'aspect-[2/1]' };

export function Picture({
  source,
  decorative = false,
  sizes,
  eager = false,
  shape = 'square',
  className = '',
}: PictureProps) {
  if (!source) {
    return (
      <span
        className={`flex items-center justify-center bg-sand text-ink-soft ${SHAPES[shape]} ${className}`}
      >
        <Icon name="image" className="size-1/4 max-h-10" />
      </span>
    );
  }
  const { base, widths, tint, alt } = source;
  const sources = (format: 'avif' | 'webp') =>
    widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
  const middle = widths[Math.floor(widths.length / 2)] ?? widths[0];
  return (
    <span className={`relative block overflow-hidden bg-paper-deep ${SHAPES[shape]} ${className}`}>
      {tint && (
        // A style attribute would be refused by the content security policy; a fill attribute is not.
        <svg
          className="absolute inset-0 size-full"
          aria-hidden="true"
          preserveAspectRatio="none"
          viewBox="0 0 1 1"
        >
          <rect width="1" height="1" fill={tint} />
        </svg>
      )}
      <picture>
        <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
        <source type="image/webp" srcSet={sources('webp')} sizes={sizes} />
        <img
          src={`${base}-${middle}.webp`}
          alt={decorative ? '' : alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding={eager ? undefined : 'async'}
          className="absolute inset-0 size-full object-cover"
        />
      </picture>
    </span>
  );
}
