/** The operations of drafts. */
import type { Operation } from './operation.ts';

const KEPT = 'Designs outlive the browser they were made in.';
const SHOWN = 'Whoever a thing is made for may be asked first.';

export const draftOperations = {
  drafts: {
    summary: 'The customer’s drafts, the latest first.',
    addition: KEPT,
    perMinute: 120,
    refusals: [],
  },
  draftNew: {
    summary: 'Keeps a design. Without a bearer it opens to whoever has its id.',
    addition: KEPT,
    status: 201,
    perMinute: 60,
    perDay: 1000,
    refusals: ['productNotFound', 'draftsFull'],
  },
  draft: {
    summary: 'A draft: a guest’s by its id, a customer’s for that customer alone.',
    addition: KEPT,
    perMinute: 240,
    refusals: ['draftNotFound'],
  },
  draftUpdate: {
    summary: 'Changes a draft and its name; a customer who changes a guest’s makes it their own.',
    addition: KEPT,
    perMinute: 240,
    refusals: ['draftNotFound', 'productNotFound', 'draftsFull'],
  },
  draftCopy: {
    summary: 'Keeps the same design once more.',
    addition: KEPT,
    status: 201,
    perMinute: 60,
    perDay: 1000,
    refusals: ['draftNotFound', 'productNotFound', 'draftsFull'],
  },
  draftDelete: {
    summary: 'Deletes a draft with the answers to it; for a day it can be taken back.',
    addition: KEPT,
    perMinute: 120,
    refusals: ['draftNotFound'],
  },
  draftRestore: {
    summary: 'Takes back the deletion of a draft, with its share and the answers to it.',
    addition: KEPT,
    perMinute: 120,
    refusals: ['draftNotFound', 'draftsFull'],
  },
  draftTell: {
    summary:
      'Says where a guest is told of answers. A customer is told at the address of their account.',
    addition: SHOWN,
    perMinute: 20,
    perDay: 60,
    refusals: ['draftNotFound'],
  },
  draftsClaim: {
    summary:
      'Makes guests’ drafts the customer’s, as after signing in. Ids of no draft, and of others’, are passed over.',
    addition: KEPT,
    perMinute: 60,
    refusals: [],
  },
  sharedDraft: {
    summary: 'What whoever was sent the link of a draft is shown: its picture and its words.',
    addition: SHOWN,
    perMinute: 60,
    refusals: ['draftNotFound'],
  },
  sharedDraftReply: {
    summary: 'Approves a draft or asks for a change; its owner is told.',
    addition: SHOWN,
    perMinute: 10,
    perDay: 100,
    refusals: ['draftNotFound', 'repliesFull'],
  },
} as const satisfies Record<string, Operation>;
