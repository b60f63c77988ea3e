/** How the shopper came back from paying, as the address says. */
import { useSearchParams } from 'react-router';
import { useStoredStateRead } from '../../state/read-stored-state.ts';

/** As the shop's payment addresses write them when they send a shopper back. */
const RETURNS = [
  'cancelled',
  'declined',
  'notApproved',
  'refused',
  'unavailable',
  'outOfStock',
  'changed',
] as const;

export function usePaymentReturn() {
  const [parameters] = useSearchParams();
  // The server draws one page for every address of the checkout, and the first render must equal it.
  const isAlive = useStoredStateRead();
  return isAlive ? RETURNS.find((each) => each === parameters.get('payment')) : undefined;
}
