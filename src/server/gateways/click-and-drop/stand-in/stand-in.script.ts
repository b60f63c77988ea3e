/** Scripted failures, so that tests and trials can provoke what Click & Drop does on a bad day. */
import { z } from 'zod';

const calls = ['create', 'find'] as const;
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
    /** No response, although it was done. */
    'silenceAfter',
    /** The right response, `ms` late. */
    'slow',
    /** 429; another call is welcome after `ms`, if given. */
    'busy',
    /** 200 with something else, although it was done. */
    'garbled',
    /** The parcel is refused for its postcode. */
    'refuse',
  ]),
  ms: z.coerce.number().int().min(0).max(60_000).optional(),
  times: z.coerce.number().int().positive().max(1000).optional(),
});
export type Fault = z.infer<typeof fault>;
