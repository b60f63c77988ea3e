/** Wire shapes of drafts: designs that shoppers save and share with others for approval. */
import * as z from 'zod';
import { EMAIL_MESSAGE } from '../domain/people/email.ts';
import { singleLine, tidiedText } from './text.ts';
import { personalisation, picture } from './wire.ts';

const secret = z.string().regex(/^[\w-]{22,64}$/, 'Not the name of a draft.');
const params = z.strictObject({
  id: secret.describe('Opens a guest’s draft to whoever has it'),
});
const shareParams = z.strictObject({ share: secret.describe('The draft’s share, never its id') });
const name = singleLine(80).describe('What its owner calls it');
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
  design: z.string().describe('With plate and angle: what its picture is composed of'),
  angle: z.string(),
  picture: picture.nullable().describe('The product’s own, in sample words'),
  personalisation,
  updatedAt: z.iso.datetime(),
  tellEmail: z
    .string()
    .describe(
      'Where a guest is told of answers; empty for nowhere, and for a customer, who is told by their account',
    ),
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
export const draftRestore = { params, answer: draftAnswer };

const MOST_DRAFTS_CLAIMED = 50;
export const draftsClaim = {
  body: z.strictObject({ ids: z.array(secret).max(MOST_DRAFTS_CLAIMED) }),
  answer: z.strictObject({
    claimed: z.array(z.string()).describe('The customer’s now'),
    waiting: z.array(z.string()).describe('Guests’ still: there is no room for more'),
  }),
};
export const draftTell = {
  params,
  body: z.strictObject({
    email: singleLine(254, EMAIL_MESSAGE).describe('Empty to be told no more'),
  }),
  answer: draftAnswer,
};

export const sharedDraftAnswer = z.strictObject({
  name: z.string(),
  productName: z.string(),
  slug: z.string(),
  words: z.array(z.strictObject({ label: z.string(), text: z.string() })),
  url: z.string().describe('Of its picture, for a few minutes'),
  updatedAt: z.iso.datetime(),
  answered: decision.nullable().describe('The latest answer since it was last changed'),
  answeredBy: z.string().describe('Who gave that answer; empty where they gave no name'),
});
export type SharedDraft = z.infer<typeof sharedDraftAnswer>;

export const sharedDraft = { params: shareParams, answer: sharedDraftAnswer };
export const sharedDraftReply = {
  params: shareParams,
  body: z.strictObject({
    decision,
    name: singleLine(80).default('').describe('Of whoever answers'),
    message: tidiedText(1000).default('').describe('Needed to ask for a change'),
  }),
  answer: z.strictObject({ answered: decision }),
};
