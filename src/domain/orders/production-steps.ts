/** The state machine of one order line in the workshop. */
import type { Steps } from '../state-machine.ts';

export type ProductionState = 'waiting' | 'making' | 'made' | 'packed' | 'cancelled';
export type ProductionEvent = 'start' | 'finish' | 'pack' | 'cancel' | 'remake';

export const PRODUCTION_STEPS: Steps<ProductionState, ProductionEvent> = {
  waiting: { start: 'making', cancel: 'cancelled', remake: 'waiting' },
  making: { start: 'making', finish: 'made', remake: 'waiting' },
  made: { finish: 'made', pack: 'packed', remake: 'waiting' },
  packed: { pack: 'packed', remake: 'waiting' },
  cancelled: { cancel: 'cancelled' },
};

export const PRODUCTION_STATES = Object.keys(PRODUCTION_STEPS) as ProductionState[];
