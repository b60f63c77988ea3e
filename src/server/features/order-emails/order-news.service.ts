/** Sends the email about a step of an order, once. Run by a job. */
import type { Clock } from '../../../domain/time/clock.ts';
import type { Database } from '../../database/connection.ts';
import { sentEmails } from '../../database/sent-emails.ts';
import type { MailGateway } from '../../gateways/mail/mail.gateway.ts';
import type { RefundDetail } from '../orders/close-refund.ts';
import type { InvoiceSeller } from '../../../domain/money/issued-document.ts';
import { invoicePdf } from '../invoices/invoice.pdf.ts';
import type { InvoiceFonts } from '../invoices/invoice.pdf.ts';
import { invoicedPerson } from '../invoices/invoices.service.ts';
import { creditNoteOfRefund } from '../invoices/issued-documents.ts';
import type { DispatchDetail } from '../orders/course/order-course.service.ts';
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

/** The data of a cancellation in the history: `refunded` if money arrived that was never accepted. */
interface CancelDetail {
  refunded?: boolean;
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
        return { event, isRefunded: (detail as CancelDetail | null)?.refunded === true };
      case 'dispatch':
        return { event, detail: detail as DispatchDetail };
      case 'deliver':
        return { event, isPart: toState !== 'delivered' };
      case 'refund': {
        const refund = detail as RefundDetail;
        const document = await creditNoteOfRefund(database, refund.refundId);
        if (!document) throw new Error(`No credit note for the refund ${refund.refundId}`);
        const pdf = await invoicePdf(document, invoicedPerson(person), fonts);
        return { event, detail: refund, pdf };
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
