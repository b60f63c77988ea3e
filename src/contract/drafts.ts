/** Designs that shoppers keep, and that they show to others for approval, on the wire. */
import * as z from 'zod';
import { personalisation } from './wire.ts';

const secret = z.string().regex(/^[\w-]{22,64}$/, 'Not the name of a draft.');
const params = z.strictObject({
  id: secret.describe('Opens a guest’s draft to whoever has it'),
});
const shareParams = z.strictObject({ share: secret.describe('The draft’s share, never its id') });
const name = z.string().max(80).describe('What its owner calls it');
const decision = z.enum(['approved', 'change']);

const reply = z.strictObject({
  decision,
  name: z.string(),
  message: z.string(),
  at: z.iso.datetime(),
});

export const draftAnswer = z.strictObject({
  id: z.string().describe('For later calls, and for opening it on another device'),
  share: z.string().describe('For the link by which others see it and answer: /draft/{share}'),
  name,
  productId: z.uuid(),
  slug: z.string().nullable().describe('Of the product; null where it is no longer sold'),
  productName: z.string(),
  plate: z.string(),
  personalisation,
  updatedAt: z.iso.datetime(),
  replies: z.array(reply).describe('Of those who were shown it, newest first'),
});
export type Draft = z.infer<typeof draftAnswer>;

const given = {
  name: name.default(''),
  productId: z.uuid(),
  personalisation: personalisation.describe('May be unfinished: words that are needed may wait'),
};

export const drafts = { answer: z.array(draftAnswer) };
export const draftNew = { body: z.strictObject(given), answer: draftAnswer };
export const draft = { params, answer: draftAnswer };
export const draftUpdate = { params, body: z.strictObject(given), answer: draftAnswer };
export const draftCopy = { params, answer: draftAnswer };
export const draftDelete = { params, answer: z.strictObject({}) };

export const sharedDraftAnswer = z.strictObject({
  name: z.string(),
  productName: z.string(),
  slug: z.string(),
  words: z.array(z.strictObject({ label: z.string(), text: z.string() })),
  url: z.string().describe('Of its picture, for a few minutes'),
  updatedAt: z.iso.datetime(),
  answered: decision.nullable().describe('The latest answer since it was last changed'),
});
export type SharedDraft = z.infer<typeof sharedDraftAnswer>;

export const sharedDraft = { params: shareParams, answer: sharedDraftAnswer };
export const sharedDraftReply = {
  params: shareParams,
  body: z.strictObject({
    decision,
    name: z.string().max(80).default('').describe('Of whoever answers'),
    message: z.string().max(1000).default('').describe('Needed to ask for a change'),
  }),
  answer: z.strictObject({ answered: decision }),
};
