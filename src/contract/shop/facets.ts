/** Wire shapes of what narrows a list of products. */
import * as z from 'zod';
import { PROCESSES } from '../../domain/catalogue/processes.ts';
import { pence } from '../shapes/wire.ts';

export const facetValue = z.strictObject({ slug: z.string(), name: z.string(), count: z.int() });

export const process = z.enum(PROCESSES);

/** Each facet's counts ignore its own selection and apply all others. */
export const facets = {
  categories: z.array(facetValue),
  occasions: z.array(facetValue),
  processes: z.array(z.strictObject({ process, count: z.int() })),
  prices: z
    .strictObject({ lowestPence: pence, highestPence: pence })
    .nullable()
    .describe('The range of the lowest prices of the results; null if there are no results'),
};
