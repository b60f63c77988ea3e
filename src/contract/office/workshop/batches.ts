/** Wire shapes of the workshop's batches. They have no money, and no people but the words to be made. */
import * as z from 'zod';
import {
  BATCH_STATES,
  LEFT_OUT_CAUSE_CODES,
  MOST_IN_BATCH,
} from '../../../domain/orders/pieces/batch.ts';
import type { LeftOutCause } from '../../../domain/orders/pieces/batch.ts';
import { pieceShown } from './workshop.ts';

const MOST_BATCHES = 2_000_000_000;

const number = z.coerce.number().int().min(1).max(MOST_BATCHES);
const params = z.strictObject({ number });
const mm = (least: number, most: number) => z.number().min(least).max(most);

const sheet = z
  .strictObject({ w: mm(50, 3000), h: mm(50, 3000), margin: mm(5, 50), gap: mm(3, 50) })
  .describe('The sheet to print or engrave on, in mm');

const progress = z
  .strictObject({ done: z.int(), of: z.int() })
  .nullable()
  .describe('Of its preparation; null once it is prepared');

const counts = z.strictObject({
  waiting: z.int(),
  making: z.int(),
  made: z.int(),
  packed: z.int(),
  gone: z.int().describe('Sent, spoiled or cancelled'),
});

const head = {
  number: z.int(),
  state: z.enum(BATCH_STATES),
  at: z.iso.datetime(),
  isMine: z.boolean().describe('Whether the member asked for it'),
  progress,
};

export const batches = {
  query: z.strictObject({ below: number.optional().describe('Only batches with lower numbers') }),
  answer: z.strictObject({
    batches: z
      .array(
        z.strictObject({
          ...head,
          blanks: z.array(z.string()),
          counts,
          leftOut: z.int(),
        }),
      )
      .describe('Newest first'),
  }),
};

const leftOutCause = z.enum(LEFT_OUT_CAUSE_CODES as [LeftOutCause, ...LeftOutCause[]]);

const seenPieces = z
  .array(z.strictObject({ id: z.uuid(), version: z.int().min(1).max(1_000_000) }))
  .max(MOST_IN_BATCH);
const chosenPieces = seenPieces
  .min(1)
  .optional()
  .describe('Absent: all that waits and is to leave until a day');
const dueBy = z.iso.date().optional().describe('Today by default');

export const batchFill = {
  body: z
    .strictObject({ sheet, pieces: chosenPieces, dueBy })
    .refine(({ pieces, dueBy: by }) => !pieces || by === undefined, 'Choose pieces or a day.'),
  answer: z.strictObject({
    kinds: z
      .array(
        z.strictObject({
          process: z.string(),
          blank: z.string(),
          finish: z.string(),
          pieces: z.int(),
          sheets: z.int().nullable().describe('Null: they are made one by one'),
          more: z
            .array(
              z.strictObject({
                id: z.uuid(),
                version: z.int(),
                reference: z.string(),
                name: z.string(),
                words: z.array(z.strictObject({ label: z.string(), text: z.string() })),
                dispatchOn: z.iso.date(),
              }),
            )
            .describe('Other pieces that fit on the last sheet, what leaves first at the top'),
        }),
      )
      .describe('By blank and finish'),
    leftOut: z
      .array(
        z.strictObject({
          cause: leftOutCause,
          pieces: z
            .array(z.strictObject({ id: z.uuid(), version: z.int() }))
            .describe('As they are now, at most 300'),
        }),
      )
      .describe(
        'What the batch would not have: of the chosen pieces, or of those without a batch that are to leave until the day; one for each cause',
      ),
  }),
};

export const batchAsk = {
  body: z
    .strictObject({
      id: z.uuid().describe('Chosen by the caller: a repeated call makes one batch'),
      sheet,
      pieces: chosenPieces,
      dueBy,
      more: seenPieces.optional().describe('Besides those, to fill the sheets'),
      process: z.string().max(20).optional(),
    })
    .refine(
      ({ pieces, dueBy: by, process }) => !pieces || (by === undefined && process === undefined),
      'Choose pieces, or a day and a process.',
    ),
  answer: z.strictObject({ number: z.int() }),
};

export const batch = {
  params,
  answer: z.strictObject({
    ...head,
    sheet,
    counts,
    mayTakeApart: z.boolean(),
    pieces: z
      .array(
        pieceShown.omit({ state: true }).extend({
          state: z.string(),
          process: z.string(),
          blank: z.string(),
          code: z.string().describe('As on its job ticket'),
          sheet: z.int().nullable().describe('Number of its sheet, from 1; null: made by itself'),
          files: z
            .array(z.strictObject({ kind: z.string(), address: z.string() }))
            .describe('Machine files of its line'),
        }),
      )
      .describe('By sheet'),
    leftOut: z.array(
      pieceShown.omit({ state: true }).extend({
        blank: z.string(),
        cause: leftOutCause,
      }),
    ),
    files: z.array(z.strictObject({ name: z.string(), sizeBytes: z.int() })),
  }),
};
export type BatchAnswer = z.infer<typeof batch.answer>;
export type BatchesAnswer = z.infer<typeof batches.answer>;

export const batchFile = {
  params: z.strictObject({
    number,
    file: z
      .string()
      .max(120)
      .regex(/^batch-\d+-[\w-]+\.(?:pdf|svg)$/, 'Not the name of a file of a batch.'),
  }),
};

const done = { params, body: z.strictObject({}), answer: z.strictObject({}) };
export const batchPapers = done;
export const batchTakeApart = done;
