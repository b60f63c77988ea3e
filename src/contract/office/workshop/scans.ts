/** Wire shapes of scanning in the workshop. They have no money, and no people but the words to be made. */
import * as z from 'zod';
import { BOARD_STATES } from '../../../domain/orders/pieces/board-steps.ts';
import { DUES } from '../../../domain/orders/due.ts';
import { PIECE_STEPS } from '../../../domain/orders/production-steps.ts';
import type { PieceState } from '../../../domain/orders/production-steps.ts';
import { REMAKE_CAUSE_CODES } from '../../../domain/orders/pieces/remake.ts';
import type { RemakeCause } from '../../../domain/orders/pieces/remake.ts';
import { SCAN_RESULTS, SCAN_STEPS } from '../../../domain/orders/pieces/scan-step.ts';
import { reference } from '../../shapes/text.ts';

const LONGEST_CODE = 200;

const id = z.uuid();
const step = z.enum(SCAN_STEPS);
const piece = { id, version: z.int() };

export const workshopPiece = {
  params: z.strictObject({
    code: reference(LONGEST_CODE).describe('As scanned or typed: in any case, also with spaces'),
  }),
  answer: z.strictObject({
    ...piece,
    code: z.string(),
    state: z.enum(Object.keys(PIECE_STEPS) as [PieceState, ...PieceState[]]),
    stage: z.string().nullable().describe('The last stage of making that it came to'),
    stages: z.array(z.string()).describe('Stages of making of its process, in order'),
    picture: z.string().nullable().describe('Null once the design is erased'),
    words: z.array(z.strictObject({ label: z.string(), text: z.string() })),
    name: z.string(),
    blank: z.string(),
    finish: z.string(),
    options: z.record(z.string(), z.string()),
    process: z.string(),
    settings: z
      .array(z.strictObject({ label: z.string(), value: z.string() }))
      .describe('For the machine, in the order in which it needs them'),
    reference: z.string().describe('Of its order'),
    line: z.int().describe('Number of its line, from 1'),
    copy: z.int().describe('Which copy of the line, from 1'),
    copies: z.int().describe('How many copies the line has'),
    batch: z.int().nullable().describe('Number of the batch that it is in'),
    bin: z.int().nullable().describe('Bin in which the made pieces of its order wait'),
    dispatchOn: z.string().describe('The promised day of dispatch of its order'),
    due: z.enum(DUES),
    isRemake: z.boolean(),
    remakeCause: z
      .enum(REMAKE_CAUSE_CODES as [RemakeCause, ...RemakeCause[]])
      .nullable()
      .describe('Why the piece before it was spoiled, if that is known'),
    hold: z.string().nullable().describe('Why the piece is on hold'),
    orderHold: z.string().nullable().describe('Why its whole order is on hold'),
    next: step
      .nullable()
      .describe('Null if no step is possible; making of what is being made: its next stage'),
    refusal: z.string().nullable().describe('Why it is not to be made now'),
    maySpoil: z
      .boolean()
      .describe(
        'Whether it can be made again now: its order is in production, or it is in a batch',
      ),
    replacedBy: z.string().nullable().describe('The code of the piece in its place'),
    maker: z.string().nullable().describe('Initials of the member who began to make it'),
    awaited: z.int().describe('How many other pieces of its order are not packed yet'),
  }),
};

export type WorkshopPiece = z.infer<typeof workshopPiece.answer>;

const scan = z.strictObject({
  id,
  code: z.string().describe('As it was read'),
  to: step,
  from: z
    .enum(BOARD_STATES)
    .nullable()
    .describe('Where the scan found the piece, if it advanced it'),
  stage: z.string().nullable().describe('Of making, to which the scan brought it'),
  outcome: z.enum(SCAN_RESULTS).describe('Also of a scan that was sent before'),
  message: z.string().nullable().describe('Why it was refused'),
  piece: z.strictObject(piece).nullable().describe('As the scan left it, if it advanced it'),
  bin: z.int().nullable().describe('Bin in which the made pieces of its order wait now'),
});

export type ScanOutcome = z.infer<typeof scan>;

export const scanRecord = {
  body: z.strictObject({
    id: id.describe('Made by the device; a scan that is sent again keeps it'),
    code: reference(LONGEST_CODE).describe('As it was read, of whatever it is'),
    at: z.iso.datetime().describe('By the clock of the device'),
    to: step,
  }),
  answer: scan,
};

export const scanUndo = {
  params: z.strictObject({ id }),
  body: z.strictObject({}),
  answer: scan,
};
