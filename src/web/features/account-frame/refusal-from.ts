/** Tells a refusal, which is shown to the customer, from a fault of ours, which is thrown on. */
import { Refusal } from '../../api/refusal.ts';

export function refusalFrom(failure: unknown): Refusal {
  if (failure instanceof Refusal) return failure;
  throw failure;
}
