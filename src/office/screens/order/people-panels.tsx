/** Who ordered, where the parcel goes, and the gift note. */
import { useState } from 'react';
import { Link } from 'react-router';
import { addressLines } from '../../parts/address-lines.ts';
import { Button } from '../../parts/button.tsx';
import { useMay } from '../../session/session.ts';
import { GuestDialog } from './actions/guest-dialog.tsx';
import type { Buyer, Order } from './order.ts';

export function PeoplePanels({ order: { reference, buyer } }: { order: Order }) {
  const maySee = useMay()('orders.seePeople');
  if (!buyer)
    return (
      <section className="panel">
        <header>
          <h2>Customer</h2>
        </header>
        <p className="body soft">
          {maySee ? 'The customer’s data is erased.' : 'Your role does not see people.'}
        </p>
      </section>
    );
  return (
    <>
      <CustomerPanel reference={reference} buyer={buyer} />
      <section className="panel" aria-labelledby="deliver">
        <header>
          <h2 id="deliver">Deliver to</h2>
        </header>
        <address className="body">
          {addressLines(buyer.shipping).map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span className="small soft">{invoiceTo(buyer)}</span>
        </address>
      </section>
      {buyer.giftNote && (
        <section className="panel" aria-labelledby="gift">
          <header>
            <h2 id="gift">Gift note</h2>
          </header>
          <p className="body words gift">“{buyer.giftNote}”</p>
        </section>
      )}
    </>
  );
}

function CustomerPanel({
  reference,
  buyer: { name, email, phone, mobile, orderCount, customerId },
}: {
  reference: string;
  buyer: Buyer;
}) {
  const maySee = useMay()('customers.see');
  return (
    <section className="panel" aria-labelledby="customer">
      <header>
        <h2 id="customer">{name}</h2>
        <span className="end small soft">
          {orderCount === 1 ? 'First order' : `${orderCount} orders`}
        </span>
      </header>
      <div className="body">
        <a href={`mailto:${email}`}>{email}</a>
        {[phone, mobile]
          .filter((number) => number !== '')
          .map((number) => (
            <span key={number}>{number}</span>
          ))}
        {customerId && maySee ? (
          <Link className="small" to={`/office/customers/${customerId}`}>
            Account, orders and notes
          </Link>
        ) : (
          <span className="small soft">{customerId ? 'Has an account' : 'Ordered as a guest'}</span>
        )}
        {!customerId && <GuestRights reference={reference} />}
      </div>
    </section>
  );
}

/** For members who may act on them. A customer's are on the customer's page. */
function GuestRights({ reference }: { reference: string }) {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('customers.export') && !may('customers.erase')) return null;
  return (
    <>
      <div className="row">
        <Button onClick={() => setOpen(true)}>Export or erase the guest</Button>
      </div>
      {isOpen && <GuestDialog reference={reference} onClose={() => setOpen(false)} />}
    </>
  );
}

function invoiceTo({ shipping, billing }: Buyer): string {
  const [delivered, invoiced] = [shipping, billing].map((one) => addressLines(one).join(', '));
  return delivered === invoiced ? 'Same for the invoice.' : `Invoice: ${invoiced}`;
}
