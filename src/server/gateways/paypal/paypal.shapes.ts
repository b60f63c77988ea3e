/** The shapes of PayPal's responses, as far as the shop reads them. */
import { z } from 'zod';

/** Parsed leniently: money may have moved, so a strange amount must reach a person instead of failing the call. */
export const amount = z
  .object({ currency_code: z.string().catch(''), value: z.string().catch('') })
  .optional()
  .catch(undefined);

export const captureStatus = z.enum([
  'COMPLETED',
  'PENDING',
  'DECLINED',
  'FAILED',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
]);

export const orderStatus = z.enum([
  'CREATED',
  'SAVED',
  'APPROVED',
  'VOIDED',
  'COMPLETED',
  'PAYER_ACTION_REQUIRED',
]);

export const refundStatus = z.enum(['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED']);

export const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number() });

export const captureAnswer = z.object({
  id: z.string(),
  status: captureStatus,
  amount,
  custom_id: z.string().optional(),
  invoice_id: z.string().optional(),
});

export const orderAnswer = z.object({
  id: z.string(),
  status: orderStatus,
  purchase_units: z
    .array(
      z.object({
        amount,
        custom_id: z.string().optional(),
        payments: z.object({ captures: z.array(captureAnswer).optional() }).optional(),
      }),
    )
    .optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
});

export const links = z.array(z.object({ rel: z.string(), href: z.string() })).optional();

export const refundAnswer = z.object({
  id: z.string(),
  status: refundStatus,
  // The response to a new refund may lack them.
  amount,
  invoice_id: z.string().optional(),
  links,
});

export const verificationAnswer = z.object({ verification_status: z.string() });

export const errorAnswer = z.object({
  name: z.string().optional(),
  error: z.string().optional(),
  message: z.string().optional(),
  debug_id: z.string().optional(),
  details: z
    .array(z.object({ issue: z.string().optional(), description: z.string().optional() }))
    .optional(),
});

/** Only what the shop acts on: what is parsed is stored, and must not name the payer. */
export const webhookEvent = z.object({
  id: z.string().min(1).max(120),
  event_type: z.string().min(1).max(120),
  resource: z.object({
    id: z.string().max(120).optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional(),
    links,
  }),
});
