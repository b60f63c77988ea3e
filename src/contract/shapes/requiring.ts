/** Documents fields as required although the shape accepts blanks, so that a feature can report all errors of a form at once. */
import type * as z from 'zod';

/** @param names the required fields; the feature refuses them if they are blank or missing */
export const requiring = <Shape extends z.ZodObject>(
  shape: Shape,
  ...names: readonly (keyof Shape['shape'] & string)[]
): Shape => shape.meta({ required: names });
