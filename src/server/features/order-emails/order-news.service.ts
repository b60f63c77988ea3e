/** Sends the email about a step of an order, once. Run by a job. */
import {
  isCancelledWithRefund,
  isDispatchDetail,
  isRefundDetail,
} from '../../../domain/orders/history-details.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { Database } from '../../database/connection.ts';
import { sentEmails } from '../../database/sent-emails.ts';
import type { MailGateway } from '../../gateways/mail/mail.gateway.ts';
import type { InvoiceSeller } from '../../../domain/money/issued-document.ts';
import { invoicePdf } from '../invoices/invoice.pdf.ts';
import type { InvoiceFonts } from '../invoices/invoice.pdf.ts';
import { invoicedPerson } from '../invoices/invoices.service.ts';
import { creditNoteOfRefund } from '../invoices/issued-documents.ts';
import { orderNewsEmail } from './order-news.email.ts';
import type { OrderNewsItem } from './order-news.email.ts';
import { orderNewsStore } from './order-news.store.ts';
import type { NewsRow } from './order-news.store.ts';
import type { OrderPerson, OrdersService } from '../orders/orders.service.ts';

export interface OrderNewsDependencies {
  database: Database;
  clock: Clock;
  orders: Pick<OrdersService, 'byId' | 'lines' | 'person'>;
  mail: MailGateway;
  fonts: InvoiceFonts;
  seller: InvoiceSeller;
  origin: string;
}

const PURPOSE = 'orderNews';

export function orderNewsService(dependencies: OrderNewsDependencies) {
  const { database, clock, orders, mail, fonts, seller, origin } = dependencies;
  const store = orderNewsStore(database);
  const sent = sentEmails(database);

  async function newsOf(
    { event, toState, detail }: NewsRow,
    person: OrderPerson,
  ): Promise<OrderNewsItem> {
    switch (event) {
      case 'startProduction':
      case 'declinePayment':
        return { event };
      case 'cancel':
        return { event, isRefunded: isCancelledWithRefund(detail) };
      case 'dispatch':
        if (!isDispatchDetail(detail)) throw new Error('The history does not describe the parcel');
        return { event, detail };
      case 'deliver':
        return { event, isPart: toState !== 'delivered' };
      case 'refund': {
        if (!isRefundDetail(detail)) throw new Error('The history does not describe the refund');
        const document = await creditNoteOfRefund(database, detail.refundId);
        if (!document) throw new Error(`No credit note for the refund ${detail.refundId}`);
        const pdf = await invoicePdf(document, invoicedPerson(person), fonts);
        return { event, detail, pdf };
      }
      default:
        throw new Error(`No email reports “${event}”`);
    }
  }

  return {
    /** Run by a job. */
    async send(orderId: string, historyId: string): Promise<void> {
      const about = { purpose: PURPOSE, subjectId: historyId };
      if (await sent.wasSent(about)) return;
      const [order, lines, person, row] = await Promise.all([
        orders.byId(orderId),
        orders.lines(orderId),
        orders.person(orderId),
        store.toldRow(historyId),
      ]);
      // The buyer was erased, so there is no recipient.
      if (person.email === '') return;
      const news = await newsOf(row, person);
      const letter = orderNewsEmail({ news, historyId, order, lines, person, seller, origin });
      const send = () => mail.send(letter);
      await sent.sendOnce(about, { messageId: letter.messageId, send, now: clock });
    },
  };
}
