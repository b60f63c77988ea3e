/** Batches of the workshop: pieces that are made together, with their sheets and papers. */

/** A batch that was taken apart stays as a record. */
export type BatchState = 'preparing' | 'ready' | 'takenApart';
export const BATCH_STATES = ['preparing', 'ready', 'takenApart'] as const;

/** Why a piece that was asked for is not in its batch, in words for the workshop. */
export const LEFT_OUT_CAUSES = {
  changed: 'Changed since it was chosen',
  notWaiting: 'No longer waits to be made',
  toApprove: 'To approve: look at it first',
  held: 'On hold',
  otherBatch: 'In another batch already',
  photoGone: 'A photograph in it is gone',
  tooFewBlanks: 'Too few blanks on the shelf',
} as const;
export type LeftOutCause = keyof typeof LEFT_OUT_CAUSES;
export const LEFT_OUT_CAUSE_CODES = Object.keys(LEFT_OUT_CAUSES) as LeftOutCause[];

/** The most pieces of one batch: more is no morning's work, and takes minutes to prepare. */
export const MOST_IN_BATCH = 300;
