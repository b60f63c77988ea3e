/** Access to invoices and credit notes: a link for an order, then the PDF by that link. */
import { addressLines } from '../../../domain/delivery/address.ts';
import type { Address } from '../../../domain/delivery/address.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { ShopError } from '../../../domain/errors.ts';
import { formatInvoiceNumber } from '../../../domain/orders/order-number.ts';
import type { Database } from '../../database/connection/connection.ts';
import { signedLinks } from '../../signed-links.ts';
import type { InvoicePerson, IssuedDocument } from '../../../domain/money/issued-document.ts';
import { invoicePdf } from './invoice.pdf.ts';
import type { PaperFonts } from '../paper-text/write-paper.ts';
import { invoicesStore } from './invoices.store.ts';

/** Finds the order of an invoice; throws orderNotFound. */
export interface InvoicedOrders {
  byKey(key: string): Promise<{ id: string }>;
  ofCustomer(customerId: string, id: string): Promise<{ id: string }>;
  person(orderId: string): Promise<InvoicedPerson>;
}

export interface InvoicedPerson {
  paymentAddress: Address;
}

export interface InvoicesDependencies {
  database: Database;
  clock: Clock;
  orders: InvoicedOrders;
  fonts: PaperFonts;
  secret: string;
  /** The shop's public origin. */
  origin: string;
}

interface Issued {
  orderId: string;
  document: IssuedDocument;
}

export interface DrawnDocument {
  number: string;
  pdf: Buffer;
}

export type InvoicesService = ReturnType<typeof invoicesService>;

export function invoicesService({
  database,
  clock,
  orders,
  fonts,
  secret,
  origin,
}: InvoicesDependencies) {
  const store = invoicesStore(database);
  const links = signedLinks(secret, 'invoice links', clock);

  /** Links to the invoice unless a number is given. Throws notFound if the order has no such document. */
  async function linkTo(
    orderId: string,
    wanted?: string,
  ): Promise<{ url: string; number: string }> {
    const documents = (await store.documents(orderId)).map(({ id, kind, number }) => ({
      id,
      kind,
      number: formatInvoiceNumber(kind, number),
    }));
    const found = documents.find(({ kind, number }) =>
      wanted === undefined ? kind === 'invoice' : number === wanted,
    );
    if (!found) throw new ShopError('notFound');
    return { url: `${origin}/invoices/${links.make(found.id)}`, number: found.number };
  }

  async function draw(issued: Issued): Promise<DrawnDocument> {
    const { document } = issued;
    const person = invoicedPerson(await orders.person(issued.orderId));
    return { number: document.number, pdf: await invoicePdf(document, person, fonts) };
  }

  return {
    /** Throws orderNotFound, also for orders of other customers. */
    async linkOf(customerId: string, orderId: string, wanted?: string) {
      return linkTo((await orders.ofCustomer(customerId, orderId)).id, wanted);
    },

    async linkByKey(key: string, wanted?: string) {
      return linkTo((await orders.byKey(key)).id, wanted);
    },

    /** Throws linkExpired. */
    async open(link: string): Promise<DrawnDocument> {
      const issued = await store.issued(links.read(link));
      if (!issued) throw new ShopError('linkExpired');
      return draw(issued);
    },

    /** Throws notFound if the order has no document of this number. */
    async ofOrder(orderId: string, wanted: string): Promise<DrawnDocument> {
      const found = (await store.documents(orderId)).find(
        ({ kind, number }) => formatInvoiceNumber(kind, number) === wanted,
      );
      const issued = found && (await store.issued(found.id));
      if (!issued) throw new ShopError('notFound');
      return draw(issued);
    },
  };
}

export function invoicedPerson({ paymentAddress }: InvoicedPerson): InvoicePerson {
  const [name = '', ...address] = addressLines(paymentAddress);
  return { name, address };
}
