/** Wire shapes of the workshop's board. They have no money, and no people but the words to be made. */
import * as z from 'zod';
import { WORKSHOP_STATES } from '../../../domain/orders/pieces/board-steps.ts';
import { DUES } from '../../../domain/orders/due.ts';
import { REMAKE_CAUSE_CODES } from '../../../domain/orders/pieces/remake.ts';
import type { RemakeCause } from '../../../domain/orders/pieces/remake.ts';
import { singleLine } from '../../shapes/text.ts';

const MOST_MOVED = 200;

const id = z.uuid();
const version = z
  .int()
  .min(1)
  .max(1_000_000)
  .describe('Of the piece as the member saw it; a change since then is refused');
const reason = singleLine(200).refine((text) => text !== '', 'Please give a reason.');

export const pieceShown = z.strictObject({
  id,
  version,
  state: z.enum(WORKSHOP_STATES),
  stage: z.string().nullable().describe('The last stage of making that it came to'),
  reference: z.string().describe('Of its order'),
  line: z.int().describe('Number of its line, from 1'),
  copy: z.int().describe('Which copy of the line, from 1'),
  copies: z.int().describe('How many copies the line has'),
  name: z.string(),
  finish: z.string(),
  options: z.record(z.string(), z.string()),
  words: z.array(z.strictObject({ label: z.string(), text: z.string() })),
  proof: z.string().nullable().describe('Null once the design is erased'),
  dispatchOn: z.string().describe('The promised day of dispatch of its order'),
  due: z.enum(DUES),
  isRemake: z.boolean(),
  isMine: z.boolean().describe('Whether the member began to make it'),
  hold: z.string().nullable().describe('Why the piece is on hold'),
  orderHold: z.string().nullable().describe('Why its whole order is on hold'),
  batch: z.int().nullable().describe('Number of the batch that it is in'),
  bin: z.int().nullable().describe('Bin in which the made pieces of its order wait'),
});

export const workshopBoard = {
  answer: z.strictObject({
    day: z.string().describe('Today in London'),
    groups: z
      .array(
        z.strictObject({
          process: z.string(),
          machine: z.string().nullable().describe('Name; null: none is set for such pieces'),
          blank: z.string(),
          late: z.int(),
          stages: z.array(z.string()).describe('Stages of making of its process, in order'),
          pieces: z.array(pieceShown).describe('Earliest promised day first'),
        }),
      )
      .describe('By process and blank, the group with the earliest promised day first'),
    isWhole: z.boolean().describe('False: there are more open pieces, which leave later'),
  }),
};

export type WorkshopBoard = z.infer<typeof workshopBoard.answer>;

const changed = z.strictObject({
  id,
  version,
  state: z.enum(WORKSHOP_STATES),
  stage: z.string().nullable().describe('The last stage of making that it came to'),
});

export const piecesMove = {
  body: z.strictObject({
    pieces: z.array(z.strictObject({ id, version })).min(1).max(MOST_MOVED),
    to: z
      .enum(WORKSHOP_STATES)
      .describe('toApprove marks what waits; waiting approves what is marked, or puts it back'),
    stage: singleLine(30)
      .nullable()
      .optional()
      .describe(
        'With making: a stage of the process; null: its beginning; absent: what is being made stays',
      ),
  }),
  answer: z.strictObject({
    moved: z.array(changed).describe('Also those that the same member moved there before'),
    refused: z.array(z.strictObject({ id, message: z.string() })),
  }),
};

const change = <Shape extends z.ZodRawShape>(shape: Shape) => ({
  params: z.strictObject({ id }),
  body: z.strictObject({ version, ...shape }),
  answer: changed,
});

/** Answers with the piece that is made in its place. */
export const pieceSpoil = change({
  cause: z.enum(REMAKE_CAUSE_CODES as [RemakeCause, ...RemakeCause[]]),
});
export const pieceHold = change({ reason });
export const pieceRelease = change({});
