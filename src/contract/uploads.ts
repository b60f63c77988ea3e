/** Wire shapes of shoppers' photographs. The request body is the file itself, not JSON. */
import * as z from 'zod';

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const uploadId = z
  .string()
  .regex(/^[\w-]{22,64}$/, 'Not the name of an upload.')
  .describe('Opens a guest’s photograph to whoever has it');

export const uploadAnswer = z.strictObject({
  id: z.string().describe('Named by photo layers of a personalisation'),
  width: z.int().describe('Pixels, upright'),
  height: z.int(),
  url: z
    .string()
    .describe('Of a WebP for screens, at most 1600 pixels a side; good for one minute'),
  deletedOn: z.iso
    .date()
    .nullable()
    .describe('When it is deleted, as things stand; null while it lies in a cart or draft'),
  daysAfterDispatch: z.int().describe('For how long what was ordered is kept'),
});
export type Upload = z.infer<typeof uploadAnswer>;

export const uploadNew = {
  body: z.instanceof(Uint8Array<ArrayBuffer>).describe('The picture itself'),
  answer: uploadAnswer,
};
export const upload = { params: z.strictObject({ id: uploadId }), answer: uploadAnswer };
export const uploadPicture = {
  params: z.strictObject({
    link: z
      .string()
      .max(200)
      .regex(/^[A-Za-z0-9_.-]+$/)
      .describe('The last part of the address that was answered'),
  }),
};
