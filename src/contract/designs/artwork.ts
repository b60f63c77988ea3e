/** Wire shapes of artwork: previews composed by the server, and the kit with which browsers compose them. */
import * as z from 'zod';
import { field } from '../shop/catalogue.ts';
import { printedWords, reference } from '../shapes/text.ts';
import { designWarnings, personalisation, slug } from '../shapes/wire.ts';

export const artworkPreview = {
  body: z.strictObject({
    productId: z.uuid(),
    /** Absent: the product without personalisation. */
    personalisation: personalisation.optional(),
    angle: reference(20).optional(),
    width: z.union([z.literal(320), z.literal(640), z.literal(960)]).default(640),
  }),
  answer: z.strictObject({ url: z.string() }),
};

const millimetres = z.number().describe('In mm of the print area, y downwards');

/** Longer lists are checked in several calls, so that no single call delays others. */
const NAMES_AT_ONCE = 50;

export const artworkCheck = {
  body: z.strictObject({
    productId: z.uuid(),
    personalisation,
    names: z
      .array(printedWords(400))
      .min(1)
      .max(NAMES_AT_ONCE)
      .optional()
      .describe('Each name is checked in turn; if absent, the design is checked as it is'),
  }),
  answer: z.strictObject({
    problems: z
      .array(
        z.strictObject({
          propertyPath: z.string().describe('The path under which the cart and checkout refuse it'),
          message: z.string(),
          layer: z.string().describe('Id of the layer; empty for the whole design'),
          boxes: z
            .array(
              z.strictObject({
                left: millimetres,
                top: millimetres,
                right: millimetres,
                bottom: millimetres,
              }),
            )
            .describe('Position of each loose piece; empty for other problems'),
        }),
      )
      .describe('Empty if the whole design can be made'),
    warnings: designWarnings,
  }),
};

const address = z.string().describe('Address of a file that never changes under this name');

/** Files are given by URL, so that products share them and browsers cache them. */
export const artworkKit = {
  params: z.strictObject({
    slug,
    plate: slug.describe('The name used by cards, finishes and cart lines'),
  }),
  answer: z.strictObject({
    document: address.describe(
      'Address of the design document (JSON), with the shop’s sample texts',
    ),
    fields: z.array(field).describe('The fields that can be personalised, in the design’s order'),
    plates: z
      .array(z.strictObject({ angle: z.string(), address }))
      .describe('Addresses of the data about the blank’s photographs (JSON), by angle'),
    fonts: z
      .record(z.string(), address)
      .describe('Addresses of every font of the designs (TrueType), by the id that documents use'),
    photographs: z
      .record(z.string(), address)
      .describe(
        'Addresses of the photographs that the design’s places show until they are filled, by the name that documents use',
      ),
    substitutes: address.describe(
      'Address of the list of fonts for other writings than Latin (JSON), with what each can draw',
    ),
    collection: address.describe(
      'Address of the drawings that shoppers may add to a design (JSON)',
    ),
  }),
};
export type ArtworkKit = z.infer<typeof artworkKit.answer>;
