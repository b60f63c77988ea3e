/** Wire shapes of failed jobs. */
import * as z from 'zod';

const id = z.string().regex(/^\d{1,18}$/, 'Not the number of a job.');
const chosen = {
  body: z.strictObject({ ids: z.array(id).min(1).max(100) }),
  answer: z.strictObject({
    ids: z.array(z.string()).describe('Those that were changed; others had not failed'),
  }),
};

export const jobs = {
  answer: z.strictObject({
    jobs: z
      .array(
        z.strictObject({
          id: z.string(),
          job: z.string().describe('What it does, such as sendOrderConfirmation'),
          state: z
            .enum(['failed', 'troubled', 'overdue'])
            .describe('failed: for good; troubled: fails and is tried again; overdue: not begun'),
          attempts: z.int(),
          createdAt: z.iso.datetime(),
          runAt: z.iso.datetime().describe('When it is due, or is tried again'),
          lastError: z.string().nullable(),
          orderReference: z.string().nullable(),
        }),
      )
      .describe('Oldest first'),
  }),
};
export const jobsRetry = chosen;
export const jobsGiveUp = chosen;
