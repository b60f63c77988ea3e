/** The state machine of one order line in the workshop. */
import type { Steps } from '../state-machine.ts';

export type ProductionState = 'waiting' | 'making' | 'made' | 'packed' | 'cancelled';
export type ProductionEvent = 'start' | 'finish' | 'pack' | 'cancel';

export const PRODUCTION_STEPS: Steps<ProductionState, ProductionEvent> = {
  waiting: { start: 'making', cancel: 'cancelled' },
  making: { start: 'making', finish: 'made' },
  made: { finish: 'made', pack: 'packed' },
  packed: { pack: 'packed' },
  cancelled: { cancel: 'cancelled' },
};
