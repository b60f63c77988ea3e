/** Reports a payment that needs a person's decision: one email to the shop, one error log entry. */
import type { Clock } from '../../../../domain/time/clock.ts';
import { formatPounds, pence } from '../../../../domain/money/money.ts';
import type { Database } from '../../../database/connection/connection.ts';
import { sentEmails } from '../../../database/sent-emails.ts';
import type { Mail, MailGateway } from '../../../gateways/mail/mail.gateway.ts';
import { composeEmail } from '../../../emails/email-layout.ts';
import { translate } from '../../../emails/translations.ts';
import type { OrdersService } from '../../orders/orders.service.ts';
import type { PaymentsService } from '../../payments/payments.service.ts';

export interface ReviewReportDependencies {
  database: Database;
  clock: Clock;
  payments: Pick<PaymentsService, 'attempt'>;
  orders: Pick<OrdersService, 'byId'>;
  mail: MailGateway;
  shop: { name: string; email: string };
  origin: string;
  onReview(detail: object, message: string): void;
}

interface Reported {
  attemptId: string;
  reference: string;
  total: string;
  failure: string;
}

const PURPOSE = 'paymentReview';
const t = translate('review-email');

export function reviewReportService(dependencies: ReviewReportDependencies) {
  const { database, clock, payments, orders, mail, shop, origin, onReview } = dependencies;
  const sent = sentEmails(database);

  function reviewEmail({ attemptId, ...values }: Reported): Mail {
    const email = composeEmail({
      head: { shop: shop.name, origin },
      subject: t('subject', { shop: shop.name, ...values }),
      heading: t('heading', values),
      paragraphs: [t('text', values), t('what', values)],
      footer: [t('how', values)],
    });
    return {
      ...email,
      to: shop.email,
      messageId: `<payment-review.${attemptId}@${new URL(origin).hostname}>`,
    };
  }

  return {
    /** Job. `run` is 1 on the first run. */
    async send(attemptId: string, run: number): Promise<void> {
      const attempt = await payments.attempt(attemptId);
      if (!attempt) return;
      const { reference, isSample } = await orders.byId(attempt.orderId);
      const failure = attempt.failure ?? '';
      if (run === 1)
        onReview({ order: reference, failure }, 'a payment needs a decision: see npm run reviews');
      if (isSample) return;
      const total = formatPounds(pence(attempt.amountPence));
      const email = reviewEmail({ attemptId, reference, total, failure });
      const send = () => mail.send(email);
      const about = { purpose: PURPOSE, subjectId: attemptId };
      await sent.sendOnce(about, { messageId: email.messageId, send, now: clock });
    },
  };
}
