/** Wire shapes of the inbox: the website's messages and their answers. */
import * as z from 'zod';
import { reference, singleLine, tidiedText } from '../../shapes/text.ts';

const id = z.uuid();
const params = z.strictObject({ id });
const version = z
  .int()
  .min(1)
  .max(2_147_483_647)
  .describe('From the message as the member saw it; refused if it has changed since');

const summary = {
  id,
  title: z.string(),
  sender: z
    .strictObject({ name: z.string().nullable(), email: z.string().nullable() })
    .describe('As far as the form says; the email of the account if the form has none'),
  customerEmail: z.string().nullable().describe('The account’s; null for a guest'),
  customerId: z.uuid().nullable(),
  receivedAt: z.iso.datetime(),
  isClosed: z.boolean(),
  assignee: z.string().nullable().describe('Email of the member who works on it'),
};

export const messages = {
  query: z.strictObject({
    state: z.enum(['open', 'mine', 'closed', 'all']).default('open'),
    search: singleLine(100).min(1).optional().describe('Part of any of its texts'),
    after: id.optional().describe('`next` of the page before'),
  }),
  answer: z.strictObject({
    messages: z
      .array(z.strictObject({ ...summary, excerpt: z.string(), answers: z.int() }))
      .describe('Newest first'),
    counts: z.strictObject({ open: z.int(), mine: z.int() }),
    next: z.string().nullable().describe('`after` of the next page; null on the last page'),
  }),
};

export const message = {
  params,
  answer: z.strictObject({
    ...summary,
    version: z.int(),
    items: z.array(z.strictObject({ name: z.string(), value: z.string() })),
    mentions: z.array(z.string()).describe('References of orders in its texts'),
    answers: z
      .array(
        z.strictObject({
          id,
          by: z.string(),
          recipient: z.string(),
          text: z.string(),
          at: z.iso.datetime(),
        }),
      )
      .describe('Oldest first'),
  }),
};

export const messageAssign = {
  params,
  body: z.strictObject({
    version,
    to: reference(254).nullable().describe('A member’s email; null: to nobody'),
  }),
  answer: z.strictObject({}),
};

export const messageClose = {
  params,
  body: z.strictObject({ version, isClosed: z.boolean() }),
  answer: z.strictObject({}),
};

export const messageAnswer = {
  params,
  body: z.strictObject({
    version,
    text: tidiedText(10_000).min(1).describe('Plain text; an empty line separates paragraphs'),
    closes: z.boolean().describe('Whether the message is closed with it'),
  }),
  answer: z.strictObject({}),
};

const template = {
  name: singleLine(80).min(1),
  text: tidiedText(10_000)
    .min(1)
    .describe('`{{name}}` stands for the sender’s name; unknown placeholders are refused'),
};

const templateVersion = z
  .int()
  .min(0)
  .describe('As it was read; another one means that it has changed since. 0 for a new template');

export const answerTemplates = {
  answer: z.strictObject({
    templates: z
      .array(z.strictObject({ id, name: z.string(), text: z.string(), version: z.int() }))
      .describe('In the order that the staff gave them'),
  }),
};

export const answerTemplateSave = {
  body: z.strictObject({
    id: id.nullable().describe('Null: a new template'),
    version: templateVersion,
    ...template,
  }),
  answer: z.strictObject({ id }),
};

export const answerTemplatesOrder = {
  body: z.strictObject({ ids: z.array(id).max(200).describe('All templates') }),
  answer: z.strictObject({}),
};

export const answerTemplateDelete = {
  params,
  body: z.strictObject({ version: templateVersion }),
  answer: z.strictObject({}),
};
