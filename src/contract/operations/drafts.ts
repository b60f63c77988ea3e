/** The operations of drafts. */
import type { Operation } from './operation.ts';

const KEPT = 'Designs outlive the browser they were made in.';
const SHOWN = 'The person a design is made for may be asked first.';

export const draftOperations = {
  drafts: {
    summary: 'The customer’s drafts, the latest first.',
    addition: KEPT,
    perMinute: 120,
    refusals: [],
  },
  draftNew: {
    summary: 'Saves a design. Without a bearer token, anyone with its id can open it.',
    addition: KEPT,
    status: 201,
    perMinute: 60,
    perDay: 1000,
    refusals: ['productNotFound', 'draftsFull'],
  },
  draft: {
    summary: 'A draft: a guest’s by its id, a customer’s for that customer only.',
    addition: KEPT,
    perMinute: 240,
    refusals: ['draftNotFound'],
  },
  draftUpdate: {
    summary: 'Changes a draft and its name; a guest’s draft becomes the customer’s who changes it.',
    addition: KEPT,
    perMinute: 240,
    refusals: ['draftNotFound', 'productNotFound', 'draftsFull'],
  },
  draftCopy: {
    summary: 'Saves a copy of a draft.',
    addition: KEPT,
    status: 201,
    perMinute: 60,
    perDay: 1000,
    refusals: ['draftNotFound', 'productNotFound', 'draftsFull'],
  },
  draftDelete: {
    summary: 'Deletes a draft with its replies; it can be restored for a day.',
    addition: KEPT,
    perMinute: 120,
    refusals: ['draftNotFound'],
  },
  draftRestore: {
    summary: 'Restores a deleted draft, with its share link and its replies.',
    addition: KEPT,
    perMinute: 120,
    refusals: ['draftNotFound', 'draftsFull'],
  },
  draftTell: {
    summary:
      'Sets the email address that notifies a guest of replies. A customer is notified at the address of their account.',
    addition: SHOWN,
    perMinute: 20,
    perDay: 60,
    refusals: ['draftNotFound'],
  },
  draftsClaim: {
    summary:
      'Moves guests’ drafts to the customer’s account, as after signing in. Unknown ids and those of other customers are ignored.',
    addition: KEPT,
    perMinute: 60,
    refusals: [],
  },
  sharedDraft: {
    summary: 'The shared view of a draft: its picture and its texts.',
    addition: SHOWN,
    perMinute: 60,
    refusals: ['draftNotFound'],
  },
  sharedDraftReply: {
    summary: 'Approves a draft or requests a change; its owner is notified.',
    addition: SHOWN,
    perMinute: 10,
    perDay: 100,
    refusals: ['draftNotFound', 'repliesFull'],
  },
} as const satisfies Record<string, Operation>;
