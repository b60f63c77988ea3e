/** The result with which the shopper returned from paying, from the URL. */
import { useSearchParams } from '../../navigation/use-router.ts';
import { useStoredStateRead } from '../../state/read-stored-state.ts';

/** The values that the shop's payment URLs use when they redirect back. */
const RETURNS = [
  'cancelled',
  'declined',
  'notApproved',
  'refused',
  'unavailable',
  'outOfStock',
  'changed',
] as const;

export type PaymentReturn = (typeof RETURNS)[number];

export function usePaymentReturn() {
  const [parameters] = useSearchParams();
  // The server renders one page for all checkout URLs, and the first render must equal it.
  const isAlive = useStoredStateRead();
  return isAlive ? RETURNS.find((each) => each === parameters.get('payment')) : undefined;
}
