/** A photograph of the shop, as pages show it in several widths. */
export interface Picture {
  /** The file is {key}-{width}.webp or .avif, below /media or the CDN in front of it. */
  key: string;
  /** The widths there are, in pixels. */
  widths: number[];
  /** Backdrop colour, shown until the picture is there. */
  tint: string;
  alt: string;
}
