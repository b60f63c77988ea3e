/** Sends the email about a step of an order, once. Run by a job. */
import {
  isCancelledWithRefund,
  isDispatchDetail,
  isEditDetail,
  isRefundDetail,
} from '../../../domain/orders/office/history-details.ts';
import { isPayable } from '../../../domain/orders/pay-by.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { Database } from '../../database/connection/connection.ts';
import { sentEmails } from '../../database/sent-emails.ts';
import type { MailGateway } from '../../gateways/mail/mail.gateway.ts';
import type { InvoiceSeller } from '../../../domain/money/issued-document.ts';
import type { EmailTexts } from '../../emails/translations.ts';
import { invoicePdf } from '../invoices/invoice.pdf.ts';
import type { PaperFonts } from '../paper-text/write-paper.ts';
import { invoicedPerson } from '../invoices/invoices.service.ts';
import { creditNoteOfRefund } from '../invoices/issued-documents.ts';
import { picturedInEmail } from './confirmation.wording.ts';
import { emailPictures } from './email-pictures.ts';
import type { EmailPictures } from './email-pictures.ts';
import { orderNewsEmail } from './order-news.email.ts';
import { linesShown } from './order-news.lines.ts';
import type { OrderNewsItem } from './order-news.lines.ts';
import { repeated } from './repeated-email.ts';
import { orderNewsStore } from './order-news.store.ts';
import type { NewsRow } from './order-news.store.ts';
import type { PayLinks } from '../orders/steps/pay-links.ts';
import type { ProofsService } from '../workshop/proofs/proofs.service.ts';
import type { Order, OrderLine, OrderPerson, OrdersService } from '../orders/orders.service.ts';

export interface OrderNewsDependencies {
  database: Database;
  clock: Clock;
  orders: Pick<OrdersService, 'byId' | 'lines' | 'person'>;
  mail: MailGateway;
  proofs: Pick<ProofsService, 'pictures' | 'storedPictures'>;
  fonts: PaperFonts;
  /** As it is now. */
  seller(): InvoiceSeller;
  origin: string;
  texts: EmailTexts;
  payLinks: Pick<PayLinks, 'addressOf'>;
}

/** An email stays below a megabyte. */
const MOST_PICTURES = 6;
const PURPOSE = 'orderNews';
const AGAIN = 'orderNewsAgain';

export function orderNewsService(dependencies: OrderNewsDependencies) {
  const { database, clock, orders, proofs, mail, fonts, seller, origin, texts, payLinks } =
    dependencies;
  const store = orderNewsStore(database);
  const sent = sentEmails(database);

  async function newsOf(
    { event, toState, detail }: NewsRow,
    order: Order,
    person: OrderPerson,
  ): Promise<OrderNewsItem> {
    switch (event) {
      case 'startProduction':
      case 'declinePayment':
        return { event };
      case 'payLink':
        if (!order.payBy) throw new Error('The order is not paid by a link');
        return { event, address: payLinks.addressOf(order), payBy: order.payBy };
      case 'cancel':
        return { event, isRefunded: isCancelledWithRefund(detail) };
      case 'dispatch':
        if (!isDispatchDetail(detail)) throw new Error('The history does not describe the parcel');
        return { event, detail };
      case 'edit':
        if (!isEditDetail(detail)) throw new Error('The history does not name the line');
        return { event, detail };
      case 'deliver':
        return { event, isPart: toState !== 'delivered' };
      case 'note':
        return { event, text: noteOf(detail) };
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
    /**
     * Run by a job.
     * @param again the history row of a repetition, which is an email of its own
     */
    async send(orderId: string, historyId: string, again?: string): Promise<void> {
      const about = again
        ? { purpose: AGAIN, subjectId: again }
        : { purpose: PURPOSE, subjectId: historyId };
      if (await sent.wasSent(about)) return;
      const [order, lines, person, row] = await Promise.all([
        orders.byId(orderId),
        orders.lines(orderId),
        orders.person(orderId),
        store.toldRow(historyId),
      ]);
      // The buyer was erased or never existed, so there is no recipient.
      if (person.email === '' || order.isSample) return;
      // Paid, cancelled or too late before the email could be sent.
      if (row.event === 'payLink' && !isPayable(order, clock())) return;
      const news = await newsOf(row, order, person);
      const first = orderNewsEmail({
        news,
        historyId,
        order,
        lines,
        pictures: await newsPictures(proofs, news, lines),
        person,
        seller: seller(),
        origin,
        texts,
      });
      const email = again ? repeated(first, again) : first;
      const send = () => mail.send(email);
      await sent.sendOnce(about, { messageId: email.messageId, send, now: clock });
    },
  };
}

/** What is not made any more is shown if it was drawn before. */
function newsPictures(
  { pictures, storedPictures }: OrderNewsDependencies['proofs'],
  news: OrderNewsItem,
  lines: readonly OrderLine[],
): Promise<EmailPictures> {
  const pictured = picturedInEmail(linesShown(news, lines)).slice(0, MOST_PICTURES);
  return emailPictures(news.event === 'cancel' ? storedPictures : pictures, pictured);
}

/** Empty once it is erased. */
function noteOf(detail: unknown): string {
  return typeof detail === 'object' && detail !== null && 'text' in detail
    ? String(detail.text)
    : '';
}
