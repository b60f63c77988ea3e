/** Wire shapes of drafts: designs that shoppers save and share with others for approval. */
import * as z from 'zod';
import { EMAIL_MESSAGE } from '../../domain/people/email.ts';
import { singleLine, tidiedText } from '../shapes/text.ts';
import { personalisation, picture } from '../shapes/wire.ts';

const secret = z.string().regex(/^[\w-]{22,64}$/, 'Not the name of a draft.');
const params = z.strictObject({
  id: secret.describe('The draft’s id; anyone who has it can open a guest’s draft'),
});
const shareParams = z.strictObject({
  share: secret.describe('The draft’s share secret, never its id'),
});
const name = singleLine(80).describe('The owner’s name for it');
const decision = z.enum(['approved', 'change']);

const reply = z.strictObject({
  decision,
  name: z.string(),
  message: z.string(),
  at: z.iso.datetime(),
});

export const draftAnswer = z.strictObject({
  id: z.string().describe('For later calls, and to open the draft on another device'),
  share: z.string().describe('For the link by which others see it and reply: /draft/{share}'),
  name,
  productId: z.uuid(),
  slug: z.string().nullable().describe('Slug of the product; null if it is no longer sold'),
  productName: z.string(),
  plate: z.string(),
  design: z.string().describe('With plate and angle, identifies the parts of its picture'),
  angle: z.string(),
  picture: picture.nullable().describe('The product’s own picture, with sample texts'),
  personalisation,
  updatedAt: z.iso.datetime(),
  tellEmail: z
    .string()
    .describe(
      'Address at which a guest is notified of replies; empty for none, and for a customer, who is notified in their account',
    ),
  replies: z.array(reply).describe('Replies of the people it was shared with, newest first'),
});
export type Draft = z.infer<typeof draftAnswer>;

const given = {
  name: name.default(''),
  productId: z.uuid(),
  personalisation: personalisation.describe('May be unfinished: required texts may be missing'),
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
    claimed: z.array(z.string()).describe('Ids of drafts that are now the customer’s'),
    waiting: z
      .array(z.string())
      .describe('Ids of drafts that remain guests’, because the account is full'),
  }),
};
export const draftTell = {
  params,
  body: z.strictObject({
    email: singleLine(254, EMAIL_MESSAGE).describe('Empty to stop notifications'),
  }),
  answer: draftAnswer,
};

export const sharedDraftAnswer = z.strictObject({
  name: z.string(),
  productName: z.string(),
  slug: z.string(),
  words: z.array(z.strictObject({ label: z.string(), text: z.string() })),
  url: z.string().describe('Address of its picture, valid for a few minutes'),
  updatedAt: z.iso.datetime(),
  answered: decision.nullable().describe('The latest reply since the last change'),
  answeredBy: z.string().describe('Name given with that reply; empty if none was given'),
});
export type SharedDraft = z.infer<typeof sharedDraftAnswer>;

export const sharedDraft = { params: shareParams, answer: sharedDraftAnswer };
export const sharedDraftReply = {
  params: shareParams,
  body: z.strictObject({
    decision,
    name: singleLine(80).default('').describe('Name of the person who replies'),
    message: tidiedText(1000).default('').describe('Required to request a change'),
  }),
  answer: z.strictObject({ answered: decision }),
};
