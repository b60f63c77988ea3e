/** The steps of one order line through the workshop. */
import type { Steps } from '../state-machine.ts';

export type ProductionState = 'waiting' | 'making' | 'made' | 'packed' | 'cancelled';
export type ProductionEvent = 'start' | 'finish' | 'pack' | 'spoil' | 'cancel';

export const PRODUCTION_STEPS: Steps<ProductionState, ProductionEvent> = {
  waiting: { start: 'making', cancel: 'cancelled' },
  making: { start: 'making', finish: 'made', spoil: 'waiting' },
  // A misprint may be seen as late as at the packing table, and is made again.
  made: { finish: 'made', pack: 'packed', spoil: 'waiting' },
  packed: { pack: 'packed', spoil: 'waiting' },
  cancelled: { cancel: 'cancelled' },
};
