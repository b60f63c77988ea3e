/** The wire shape of a refused call of the office: the shop's, and the code of the error. */
import * as z from 'zod';
import { refusal } from '../shapes/wire.ts';

export const officeRefusal = refusal.extend({
  code: z.string().optional().describe('Absent only if the server failed'),
});
