/** The shapes of Click & Drop's responses, as far as the shop reads them. What is absent may also be null. */
import { z } from 'zod';

export const carrierOrder = z.object({
  orderIdentifier: z.int().positive(),
  orderReference: z.string().nullish(),
  trackingNumber: z.string().nullish(),
  packages: z.array(z.object({ trackingNumber: z.string().nullish() })).nullish(),
});

export const carrierOrders = z.array(carrierOrder);

export const refusedOrder = z.object({
  errors: z
    .array(
      z.object({
        errorCode: z.number().nullish(),
        errorMessage: z.string().nullish(),
        // The values, which are the buyer's, are not read.
        fields: z.array(z.object({ fieldName: z.string().nullish() })).nullish(),
      }),
    )
    .nullish(),
});

export const createAnswer = z.object({
  createdOrders: z.array(carrierOrder).nullish(),
  failedOrders: z.array(refusedOrder).nullish(),
});

export const errorAnswer = z.object({ code: z.string().nullish(), message: z.string().nullish() });

/** Of a call that names orders: one entry for each that is wrong. */
export const orderErrors = z.array(errorAnswer).min(1);
