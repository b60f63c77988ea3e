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

/** The angle of the photograph that shows a product in use. */
export const SCENE_ANGLE = 'scene';

/** A picture with the angle of its photograph. */
export interface AngledPicture extends Picture {
  angle: string;
}

/** The angle to show first, and its picture if there is one. */
export function firstView({
  picture,
  angles,
}: {
  picture: AngledPicture | null;
  angles: readonly string[];
}): { angle: string; picture: Picture | null } {
  if (!picture) return { angle: angles[0] ?? '', picture: null };
  const { angle, ...rest } = picture;
  return { angle, picture: rest };
}
