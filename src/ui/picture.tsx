/** A responsive picture in two formats, with its tint as placeholder until it has loaded. */
import { Icon } from './icon.tsx';

export interface PictureSource {
  /** URL without width and extension: '/media/catalogue/product/mug-1a2b3c'. */
  base: string;
  widths: readonly number[];
  /** Backdrop colour, shown until the picture has loaded. */
  tint?: string;
  alt: string;
}

export interface PictureProps {
  /** Null if there is no picture; its space stays reserved, so that lists keep their rows. */
  source: PictureSource | null;
  /** Empty if the text beside it already says everything. */
  decorative?: boolean;
  /** The `sizes` attribute of the img element. */
  sizes: string;
  /** Above the fold: loaded eagerly and with high priority. */
  eager?: boolean;
  /** Width divided by height. */
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
        // The content security policy refuses style attributes but allows a fill attribute.
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
