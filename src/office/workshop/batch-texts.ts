/** Batches as text. */
import type { OfficeAnswerOf } from '../../contract/office/contract.ts';

export type ListedBatch = OfficeAnswerOf<'batches'>['batches'][number];
export type Batch = OfficeAnswerOf<'batch'>;

type Progress = Pick<ListedBatch, 'state' | 'progress' | 'counts'>;

/** “1 piece”, “3 pieces” */
export const piecesText = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);

export const sumOf = ({ waiting, making, made, packed, gone }: ListedBatch['counts']): number =>
  waiting + making + made + packed + gone;

/** How far a batch is: “Preparing, 40%”, “3 of 6 made”, “Taken apart”. */
export function batchStateText({ state, progress, counts }: Progress): string {
  if (state === 'takenApart') return 'Taken apart';
  if (progress) return progress.of > 0 ? `Preparing, ${percentOf(progress)}%` : 'Preparing';
  const all = sumOf(counts);
  const done = counts.made + counts.packed + counts.gone;
  if (all === 0) return 'Empty';
  if (counts.waiting === all) return 'To be made';
  return done === all ? 'Made' : `${done} of ${all} made`;
}

export const percentOf = ({ done, of }: { done: number; of: number }): number =>
  of === 0 ? 0 : Math.floor((100 * done) / of);

export interface SheetKind {
  blank: string;
  finish: string;
  pieces: number;
  sheets: number | null;
}

/** “Slate coaster, natural: 5 pieces on 1 sheet”, “Bottle, black: 2 pieces, one by one” */
export function kindText({ blank, finish, pieces, sheets }: SheetKind): string {
  const head = `${blank}, ${finish}: ${piecesText(pieces)}`;
  if (sheets === null) return `${head}, one by one`;
  return `${head} on ${sheets === 1 ? '1 sheet' : `${sheets} sheets`}`;
}

/**
 * “3 pieces on 1 sheet”, “2 pieces, one by one”, “5 pieces: 3 on 1 sheet, 2 one by one”.
 * @param more pieces that fill the sheets
 */
export function totalText(kinds: readonly SheetKind[], more: number): string {
  const [single, nested] = [true, false].map((isSingle) =>
    kinds.filter(({ sheets }) => (sheets === null) === isSingle),
  ) as [SheetKind[], SheetKind[]];
  const count = (some: readonly SheetKind[]) => some.reduce((sum, { pieces }) => sum + pieces, 0);
  const onSheets = count(nested) + more;
  const sheets = nested.reduce((sum, each) => sum + (each.sheets ?? 0), 0);
  const on = `on ${sheets === 1 ? '1 sheet' : `${sheets} sheets`}`;
  if (single.length === 0) return `${piecesText(onSheets)} ${on}`;
  if (onSheets === 0) return `${piecesText(count(single))}, one by one`;
  return `${piecesText(onSheets + count(single))}: ${onSheets} ${on}, ${count(single)} one by one`;
}

export const moreText = (count: number): string =>
  count === 1
    ? 'Fill the sheets with 1 more piece that fits'
    : `Fill the sheets with ${count} more pieces that fit`;

const PAPERS = { tickets: 'Job tickets', 'pick-list': 'Pick list' } as const;

type OnSheet = Pick<Batch['pieces'][number], 'sheet' | 'blank' | 'finish'>;

/**
 * “Job tickets”, “Pick list”, or “Sheet 3: Mug, White, PDF” of
 * 'batch-12-sheet-3-sublimation-mug-white.pdf', whose own words are slugs.
 */
export function paperText(name: string, pieces: readonly OnSheet[]): string {
  const [, stem = '', ending = ''] = /^batch-\d+-(.+)\.(\w+)$/.exec(name) ?? [];
  if (stem === 'tickets' || stem === 'pick-list') return PAPERS[stem];
  const number = Number(stem.split('-')[1]);
  const first = pieces.find(({ sheet }) => sheet === number);
  return [first ? sheetText(number, first) : `Sheet ${number}`, ending.toUpperCase()].join(', ');
}

/** “Sheet 3: Mug, White” */
export const sheetText = (number: number, { blank, finish }: Omit<OnSheet, 'sheet'>): string =>
  `Sheet ${number}: ${blank}, ${finish}`;

const KILOBYTE = 1000;
const MEGABYTE = 1000 * KILOBYTE;

/** “24 KB”, “2.8 MB” */
export const sizeText = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.ceil(bytes / KILOBYTE)} KB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;

const isForPeople = (name: string): boolean => /-(?:tickets|pick-list)\.pdf$/.test(name);
const byNumber = new Intl.Collator('en', { numeric: true });

/** What people read first, then the sheets for machines. */
export const inOrder = <File extends { name: string }>(files: readonly File[]): File[] =>
  files.toSorted(
    (one, other) =>
      Number(isForPeople(other.name)) - Number(isForPeople(one.name)) ||
      byNumber.compare(one.name, other.name),
  );
