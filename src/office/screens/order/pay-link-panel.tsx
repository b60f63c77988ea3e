/** The link by which the customer pays an order that the staff took. */
import { Button } from '../../parts/button.tsx';
import { momentText } from '../../parts/dates.ts';
import { toast, toastFailure } from '../../parts/toasts.tsx';
import type { Order } from './order.ts';

export function PayLinkPanel({
  link: { address, until },
}: {
  link: NonNullable<Order['payLink']>;
}) {
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast('The link is copied'),
      () => toastFailure('The browser does not allow copying. Please select the link instead.'),
    );
  return (
    <section className="panel" aria-labelledby="pay-link">
      <header>
        <h2 id="pay-link">Waits for payment</h2>
      </header>
      <div className="body">
        <p>Stock is held until {momentText(until)}. The customer pays by this link:</p>
        <p className="small pay-link">{address}</p>
        <Button icon="copy" onClick={() => void copy()}>
          Copy the link
        </Button>
      </div>
    </section>
  );
}
