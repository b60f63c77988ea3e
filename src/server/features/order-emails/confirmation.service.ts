/** Sends the order confirmation with the invoice after payment. Run by a job. */
import type { Clock } from '../../../domain/time/clock.ts';
import type { Database } from '../../database/connection/connection.ts';
import { sentEmails } from '../../database/sent-emails.ts';
import type { MailGateway } from '../../gateways/mail/mail.gateway.ts';
import type { EmailTexts } from '../../emails/translations.ts';
import { confirmationEmail } from './confirmation.email.ts';
import { emailPictures } from './email-pictures.ts';
import { picturedInEmail } from './confirmation.wording.ts';
import { invoicePdf } from '../invoices/invoice.pdf.ts';
import { invoicedPerson } from '../invoices/invoices.service.ts';
import type { PaperFonts } from '../paper-text/write-paper.ts';
import { repeated } from './repeated-email.ts';
import type { OrdersService, WholeOrder } from '../orders/orders.service.ts';
import type { ProofsService } from '../workshop/proofs/proofs.service.ts';

export interface ConfirmationDependencies {
  database: Database;
  clock: Clock;
  orders: Pick<OrdersService, 'checkById'>;
  proofs: Pick<ProofsService, 'pictures'>;
  mail: MailGateway;
  fonts: PaperFonts;
  /** As it is now. */
  shopName(): string;
  origin: string;
  texts: EmailTexts;
}

const PURPOSE = 'orderConfirmation';
const AGAIN = 'orderConfirmationAgain';
const london = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' });

/** ISO 8601 instant; null if no words can be changed, or no longer. */
function wordsEditableUntil(
  { lines, editable, editableUntil }: WholeOrder,
  now: Date,
): string | null {
  const isWritten = lines.some(({ id, words }) => words.length > 0 && editable.has(id));
  return isWritten && editableUntil && new Date(editableUntil) > now ? editableUntil : null;
}

export function confirmationService({
  database,
  clock,
  orders,
  proofs,
  mail,
  fonts,
  shopName,
  origin,
  texts,
}: ConfirmationDependencies) {
  const sent = sentEmails(database);

  return {
    /** @param again the history row of a repetition, which is an email of its own */
    async sendConfirmation(orderId: string, again?: string): Promise<void> {
      const about = again
        ? { purpose: AGAIN, subjectId: again }
        : { purpose: PURPOSE, subjectId: orderId };
      if (await sent.wasSent(about)) return;
      const whole = await orders.checkById(orderId);
      const { order, person, invoice } = whole;
      // The buyer was erased or never existed, so there is no recipient.
      if (person.email === '' || order.isSample) return;
      if (!invoice) throw new Error(`Order ${order.reference} has no invoice`);
      const first = confirmationEmail({
        order: { ...order, ...person, lines: whole.lines },
        invoice,
        invoicePdf: await invoicePdf(invoice, invoicedPerson(person), fonts),
        pictures: await emailPictures(proofs.pictures, picturedInEmail(whole.lines)),
        shopName: shopName(),
        origin,
        texts,
        personalisedAcceptedOn: order.personalisedAcceptedAt
          ? london.format(order.personalisedAcceptedAt)
          : null,
        editableUntil: wordsEditableUntil(whole, clock()),
      });
      const email = again ? repeated(first, again) : first;
      const send = () => mail.send(email);
      await sent.sendOnce(about, { messageId: email.messageId, send, now: clock });
    },
  };
}
