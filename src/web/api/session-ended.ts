/** The error of a call whose session ended before the response arrived. */
import { Refusal } from './refusal.ts';

/** Counts as "no response", which every caller handles. */
export class SessionEnded extends Refusal {
  override readonly name = 'SessionEnded';

  constructor() {
    super(0, '');
  }
}

/** Throws SessionEnded. */
export function throwIfEnded(session: AbortSignal | undefined): void {
  if (session?.aborted) throw new SessionEnded();
}
