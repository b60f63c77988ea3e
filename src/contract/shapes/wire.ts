/** Wire shapes that several calls share: envelopes, pictures, paging and money. */
import * as z from 'zod';
import { SORT_ORDERS } from '../../domain/catalogue/sort-order.ts';
import { WARNED_PARTS, WARNING_KINDS } from '../../domain/personalisation/design-warning.ts';
import { designEdits } from '../designs/design-edits.ts';
import { printedWords, reference } from './text.ts';

/** Whole pence, including VAT unless stated otherwise. */
export const pence = z.int().meta({ description: 'Whole pence' });

export const picture = z.strictObject({
  key: z
    .string()
    .describe('The file is {key}-{width}.webp or .avif, below /media or the CDN in front of it'),
  widths: z.array(z.int()).describe('The available widths, in pixels'),
  tint: z.string().describe('Background colour, shown until the picture has loaded'),
  alt: z.string(),
});
export type Picture = z.infer<typeof picture>;

export const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Not an address of this shop.');

export const pageNumber = z.coerce.number().int().min(1).max(1000);

export const sortOrder = z.enum(SORT_ORDERS);
export type SortOrder = z.infer<typeof sortOrder>;

const MOST_FIELDS = 12;
export const personalisation = z.strictObject({
  v: z.literal(1).describe('Version of this shape'),
  fields: z
    .record(reference(40), printedWords(400))
    .refine(
      (fields) => Object.keys(fields).length <= MOST_FIELDS,
      `Please send at most ${MOST_FIELDS} fields.`,
    )
    .describe('The shopper’s texts, each by the name of its field: {"name": "Siân"}'),
  edits: designEdits.optional().describe('Changes to the design itself, made in the editor'),
});

/** Found by the server, not by the browser that sent the design. */
export const designWarnings = z
  .array(
    z.strictObject({
      kind: z.enum(WARNING_KINDS),
      part: z.enum(WARNED_PARTS),
      label: z.string().describe('Of the text’s field; empty for all other parts'),
      text: z.string().describe('As written, in one line; empty for parts without words'),
    }),
  )
  .describe('What may come out badly of an edited design, the worst first');

export const refusal = z.strictObject({
  status: z.literal('error'),
  message: z.string(),
  data: z.strictObject({ field: z.string(), required: z.boolean().optional() }).optional(),
  violations: z.array(z.strictObject({ propertyPath: z.string(), message: z.string() })).optional(),
});
export type Refusal = z.infer<typeof refusal>;
