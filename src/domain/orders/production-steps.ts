/** The state machine of one order line in the workshop. */
import type { Steps } from '../state-machine.ts';

export type ProductionState = 'waiting' | 'making' | 'made' | 'packed' | 'cancelled';
export type ProductionEvent = 'start' | 'finish' | 'pack' | 'spoil' | 'cancel';

export const PRODUCTION_STEPS: Steps<ProductionState, ProductionEvent> = {
  waiting: { start: 'making', cancel: 'cancelled' },
  making: { start: 'making', finish: 'made', spoil: 'waiting' },
  // A misprint may be noticed as late as at packing; the line is then made again.
  made: { finish: 'made', pack: 'packed', spoil: 'waiting' },
  packed: { pack: 'packed', spoil: 'waiting' },
  cancelled: { cancel: 'cancelled' },
};
