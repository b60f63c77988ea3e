/** Who the customer is: contact, consent, addresses, saved designs and messages. */
import { Link } from 'react-router';
import { addressLines } from '../../parts/address-lines.ts';
import { dayText } from '../../parts/dates.ts';
import { useMay } from '../../session/session.ts';
import type { Customer } from './customer.ts';

export function PersonPanels({ customer }: { customer: Customer }) {
  return (
    <>
      <ContactPanel customer={customer} />
      <AddressesPanel customer={customer} />
      <DesignsPanel customer={customer} />
      <MessagesPanel customer={customer} />
    </>
  );
}

const STATES: Record<Customer['state'], string> = {
  active: 'Active',
  unconfirmed: 'Email not confirmed',
  closed: 'Closed by the customer',
};

function ContactPanel({ customer }: { customer: Customer }) {
  const { email, phone, mobile, state, hasTwoStep, registeredAt } = customer;
  return (
    <section className="panel" aria-labelledby="contact">
      <header>
        <h2 id="contact">Contact</h2>
      </header>
      <div className="body">
        <a href={`mailto:${email}`}>{email}</a>
        {[phone, mobile]
          .filter((number) => number !== '')
          .map((number) => (
            <span key={number}>{number}</span>
          ))}
        <dl className="facts-left small">
          <dt>Account</dt>
          <dd>{STATES[state]}</dd>
          <dt>Registered</dt>
          <dd>{dayText(registeredAt)}</dd>
          <dt>Two-step</dt>
          <dd>{hasTwoStep ? 'On' : 'Off'}</dd>
          <dt>Offers</dt>
          <dd>{consentText(customer)}</dd>
        </dl>
      </div>
    </section>
  );
}

function consentText({ marketing, consents: [latest] }: Customer): string {
  const since = latest ? ` since ${dayText(latest.at)}` : '';
  return marketing ? `Wants emails${since}` : `Wants none${since}`;
}

function AddressesPanel({ customer: { addresses } }: { customer: Customer }) {
  return (
    <section className="panel" aria-labelledby="addresses">
      <header>
        <h2 id="addresses">Addresses</h2>
      </header>
      <div className="body">
        {addresses.length === 0 && <p className="soft">None saved.</p>}
        {addresses.map((address) => (
          <address key={address.id}>
            {address.isDefault && addresses.length > 1 && (
              <span className="small soft">Default</span>
            )}
            {addressLines(address).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        ))}
      </div>
    </section>
  );
}

function DesignsPanel({ customer: { drafts } }: { customer: Customer }) {
  if (drafts.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="designs">
      <header>
        <h2 id="designs">Saved designs</h2>
      </header>
      <ul className="body">
        {drafts.map(({ name, product, updatedAt }) => (
          <li key={name + updatedAt}>
            <span className="words">{name}</span>
            <span className="small soft">
              {' '}
              {product}, {dayText(updatedAt)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MessagesPanel({ customer: { messages } }: { customer: Customer }) {
  const maySee = useMay()('messages.see');
  if (messages.length === 0 || !maySee) return null;
  return (
    <section className="panel" aria-labelledby="messages">
      <header>
        <h2 id="messages">Messages</h2>
      </header>
      <ul className="body">
        {messages.map(({ id, title, receivedAt, isClosed }) => (
          <li key={id}>
            <Link to={`/office/messages/${id}`}>{title}</Link>
            <span className="small soft">
              {' '}
              {dayText(receivedAt)}, {isClosed ? 'closed' : 'open'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
