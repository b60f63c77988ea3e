/** Parses the arguments of `npm run batch --`. */
import { parseArgs } from 'node:util';
import type { BatchSheet } from '../../../artwork/production/nest.ts';
import type { SheetsRequest } from '../../features/workshop/batch-sheets/batch-sheets.service.ts';
import { NESTING } from '../../features/workshop/batch-sheets/nested-sheets.ts';
import type { NestedProcess } from '../../features/workshop/batch-sheets/nested-sheets.ts';
import { UsageError } from './order-arguments.ts';

export interface BatchCommand {
  folder: string;
  request: SheetsRequest;
}

const A3: BatchSheet = { w: 420, h: 297, margin: 8, gap: 4 };
const PROCESSES = Object.keys(NESTING).join(', ');
/** Marks beside the pieces need some space. */
const LIMITS = { margin: [5, 50], gap: [3, 50], sheet: [50, 3000] } as const;

export const BATCH_HELP = `npm run batch -- --to <folder>

  --to <folder>                          folder for the sheets and their list: new, or empty
  [--process ${PROCESSES}]  only this process
  [--untouched]                          only lines whose production has not started
  [--sheet ${A3.w}x${A3.h}]                      width and height in mm
  [--margin ${A3.margin}]                           mm left free along every edge, ${LIMITS.margin.join(' to ')}
  [--gap ${A3.gap}]                              mm between two pieces, ${LIMITS.gap.join(' to ')}

Arranges every copy of every paid line that is not made yet on sheets: PDF for presses, SVG for lasers, one blank in
one finish at a time, the earliest dispatch first. Orders do not change: a line is included until it is dispatched, and
its buyer may change it until production starts.

Exit code: 0 done, 1 refused by the shop, 2 wrong usage.`;

/** Null if help is requested. Throws UsageError. */
export function readBatchCommand(typed: readonly string[]): BatchCommand | null {
  if (typed.length === 0 || typed.includes('--help') || typed.includes('-h')) return null;
  const { to, process, untouched = false, sheet, margin, gap } = parse(typed);
  if (!to) throw new UsageError('Name the folder for the sheets: --to <folder>.');
  if (process !== undefined && !isNested(process))
    throw new UsageError(`--process is one of ${PROCESSES}.`);
  const read = {
    ...readSize(sheet),
    margin: margin === undefined ? A3.margin : readLength('margin', margin),
    gap: gap === undefined ? A3.gap : readLength('gap', gap),
  };
  return { folder: to, request: { sheet: read, process, untouchedOnly: untouched } };
}

function parse(typed: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...typed],
      options: {
        to: text,
        process: text,
        sheet: text,
        margin: text,
        gap: text,
        untouched: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0]);
  }
}

const isNested = (word: string): word is NestedProcess => Object.hasOwn(NESTING, word);

function readSize(typed: string | undefined): Pick<BatchSheet, 'w' | 'h'> {
  if (typed === undefined) return { w: A3.w, h: A3.h };
  const [, across = '', down = ''] = /^([\d.]+)[x×]([\d.]+)$/.exec(typed) ?? [];
  return { w: readLength('sheet', across), h: readLength('sheet', down) };
}

function readLength(name: keyof typeof LIMITS, typed: string): number {
  const [least, most] = LIMITS[name];
  const length = /^\d{1,4}(\.\d{1,2})?$/.test(typed) ? Number(typed) : Number.NaN;
  if (length >= least && length <= most) return length;
  const shape = name === 'sheet' ? 'width x height, such as 420x297, each' : 'a length';
  throw new UsageError(`--${name} is ${shape} of ${least} to ${most} mm.`);
}
