/** Describes as required what a shape lets through as blank, so that a feature can name every fault of a form at once. */
import type * as z from 'zod';

/** @param names every required field; the feature refuses them where they are blank or missing */
export const needing = <Shape extends z.ZodObject>(
  shape: Shape,
  ...names: readonly (keyof Shape['shape'] & string)[]
): Shape => shape.meta({ required: names });
