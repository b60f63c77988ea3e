/** Wire shapes of the staff. */
import * as z from 'zod';
import { STAFF_ROLES } from '../../../domain/staff/permissions.ts';
import { singleLine } from '../../shapes/text.ts';

const email = singleLine(254);
const role = z.enum(STAFF_ROLES);
const nothing = z.strictObject({});

export const staff = {
  answer: z.strictObject({
    members: z
      .array(
        z.strictObject({
          id: z.uuid(),
          email: z.string(),
          role,
          createdAt: z.iso.datetime(),
          acceptedAt: z.iso
            .datetime()
            .nullable()
            .describe('When the last invitation was accepted; null while it is open'),
          invitation: z
            .strictObject({
              expiresAt: z.iso.datetime(),
              isOpen: z.boolean().describe('Whether it still works'),
            })
            .nullable()
            .describe('The one neither accepted nor revoked; null: none, or expired a week ago'),
          disabledAt: z.iso.datetime().nullable(),
        }),
      )
      .describe('In the order of their invitations'),
  }),
};
export const staffInvite = {
  body: z.strictObject({ email, role }),
  answer: z.strictObject({
    expiresAt: z.iso.datetime().describe('Until then the emailed invitation works once'),
  }),
};
export const staffRole = { body: z.strictObject({ email, role }), answer: nothing };
export const staffDisable = { body: z.strictObject({ email }), answer: nothing };
