/** Wire shapes of what is made from an order: machine files, packing slip, invoice and credit notes. */
import * as z from 'zod';
import { order } from './order.ts';

const { shape } = order.params;

/** A machine file or a job sheet of one line. */
export const orderFile = {
  params: z.strictObject({
    ...shape,
    file: z
      .string()
      .max(30)
      .regex(
        /^[1-9]\d{0,2}(?:\.(?:png|pdf|svg|dxf|stl)|-job-sheet\.pdf)$/,
        'Not the name of a file.',
      )
      .describe('Number of the line and kind, such as 1.svg or 1-job-sheet.pdf'),
  }),
};

export const orderSlip = { params: order.params };

export const orderDocument = {
  params: z.strictObject({
    ...shape,
    number: z
      .string()
      .max(20)
      .regex(/^(?:INV|CN)-\d{6,9}$/, 'Not the number of an invoice or credit note.'),
  }),
};
