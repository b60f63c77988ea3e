/** Wire shapes of shoppers' photographs. The request body is the file itself, not JSON. */
import * as z from 'zod';

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

export const uploadId = z
  .string()
  .regex(/^[\w-]{22,64}$/, 'Not the name of an upload.')
  .describe('The upload’s id; anyone who has it can open a guest’s photograph');

export const uploadAnswer = z.strictObject({
  id: z.string().describe('The id that photo layers of a personalisation refer to'),
  width: z.int().describe('Pixels, upright'),
  height: z.int(),
  url: z
    .string()
    .describe('Address of a WebP for screens, at most 1600 pixels a side; valid for one minute'),
  deletedOn: z.iso
    .date()
    .nullable()
    .describe('When it is deleted, as currently planned; null while a cart or draft uses it'),
  daysAfterDispatch: z
    .int()
    .describe('How many days after dispatch ordered photographs are stored'),
});

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
      .describe('The last part of the address that was returned'),
  }),
};
