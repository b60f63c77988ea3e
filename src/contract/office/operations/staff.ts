/** The operations of the staff, the journal, jobs, changes and sample orders. */
import type { OfficeOperation } from './office-operation.ts';

export const staffOperations = {
  changes: {
    summary:
      'Server-sent events of what changes, of what the role may see: `{"about": "order", "id": "KS-4F7-K9Q2"}`.',
    perMinute: 60,
    refusals: ['temporarilyUnavailable'],
  },
  staff: { summary: 'Every member of the staff, disabled ones too.', refusals: [] },
  staffInvite: {
    summary: 'Invites a member by email, or a disabled member again.',
    perMinute: 20,
    refusals: ['stepNotAllowed'],
  },
  staffRole: {
    summary: 'Changes a member’s role, at once in every process.',
    refusals: ['notFound', 'stepNotAllowed'],
  },
  staffDisable: {
    summary: 'Disables a member and ends their sessions, at once in every process.',
    refusals: ['notFound', 'stepNotAllowed'],
  },
  staffSessions: { summary: 'Another member’s open sessions.', refusals: [] },
  staffSessionEnd: {
    summary: 'Ends a session of another member.',
    refusals: [],
  },
  jobs: { summary: 'Jobs that failed for good, keep failing, or are overdue.', refusals: [] },
  jobsRetry: { summary: 'Runs failed jobs again, with all their attempts.', refusals: [] },
  jobsGiveUp: { summary: 'Removes failed jobs without doing their work.', refusals: [] },
  samples: {
    summary: 'Whether sample orders can be made, and the progress of the last run.',
    refusals: [],
  },
  samplesMake: {
    summary:
      'Makes sample orders by a job, in trial mode only: orders of the last sixty days in every state. Sends no emails.',
    perMinute: 20,
    refusals: ['stepNotAllowed'],
  },
  journal: { summary: 'The journal, newest entries first, fifty on each page.', refusals: [] },
} satisfies Record<string, OfficeOperation>;
