/** Previews of artwork on the wire. */
import * as z from 'zod';
import { personalisation } from './wire.ts';

export const artworkPreview = {
  body: z.strictObject({
    productId: z.uuid(),
    /** Absent: as it is made without words. */
    personalisation: personalisation.optional(),
    angle: z.string().max(20).optional(),
    width: z.union([z.literal(320), z.literal(640), z.literal(960)]).default(640),
  }),
  answer: z.strictObject({ url: z.string() }),
};
