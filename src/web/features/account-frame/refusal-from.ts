/** Returns a refusal, which is shown to the customer; rethrows any other error. */
import { Refusal } from '../../api/refusal.ts';

export function refusalFrom(failure: unknown): Refusal {
  if (failure instanceof Refusal) return failure;
  throw failure;
}
