/** What a photograph may look like. Apart from the edits, which every product page loads. */

export const PHOTO_SHAPES = ['rounded', 'oval', 'arch', 'heart'] as const;
export type PhotoShape = (typeof PHOTO_SHAPES)[number];

/** Percent by which a photograph may be made brighter or darker. */
export const MOST_BRIGHTNESS = 50;

/** Fainter ones would hardly show. */
export const LEAST_OPACITY = 0.1;
