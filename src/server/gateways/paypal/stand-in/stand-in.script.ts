/** Scripted failures, so that tests can provoke what PayPal does on a bad day. */

import { z } from 'zod';

const calls = ['token', 'create', 'get', 'capture', 'refund', 'verify'] as const;
export type StandInCall = (typeof calls)[number];

/** Each fault affects the next `times` calls of its kind (default 1), in the order in which they were added. */
export const fault = z.object({
  call: z.enum(calls),
  effect: z.enum([
    /** 500, and nothing was done. */
    'error',
    /** 500, although it was done. */
    'errorAfter',
    /** No response, and nothing was done. */
    'silence',
    /** No response, although it was done: the time-out after a capture. */
    'silenceAfter',
    /** 422 with `issue`. */
    'refuse',
    /** The right response, `ms` late. */
    'slow',
  ]),
  issue: z.string().optional(),
  ms: z.number().optional(),
  times: z.number().int().positive().optional(),
});

export const captureAs = z.object({
  value: z.string().optional(),
  /** How every response writes the amount; empty leaves it out. */
  written: z.string().optional(),
  currency_code: z.string().optional(),
  custom_id: z.string().optional(),
  status: z.enum(['COMPLETED', 'PENDING', 'DECLINED']).optional(),
});

export type Fault = z.infer<typeof fault>;
