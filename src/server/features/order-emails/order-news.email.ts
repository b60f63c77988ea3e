/** Emails about an order after its confirmation: one layout, with a text per step. */
import { addressLines } from '../../../domain/delivery/address.ts';
import { CARRIERS, trackingUrl } from '../../../domain/delivery/carriers.ts';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import type { Mail, MailAttachment } from '../../gateways/mail/mail.gateway.ts';
import { html } from '../../html.ts';
import type { Markup } from '../../html.ts';
import { emailHeading, emailPage, plainEmail } from '../../email-layout.ts';
import { translate } from '../../translations.ts';
import type { InvoiceSeller } from '../../../domain/money/issued-document.ts';
import { longDate } from '../invoices/invoice.wording.ts';
import type { DispatchDetail, RefundDetail } from '../../../domain/orders/history-details.ts';
import type { Order, OrderLine, OrderPerson } from '../orders/orders.service.ts';

export type OrderNewsItem =
  | { event: 'startProduction' | 'declinePayment' }
  | { event: 'dispatch'; detail: DispatchDetail }
  | { event: 'deliver'; isPart: boolean }
  | { event: 'cancel'; isRefunded: boolean }
  | { event: 'refund'; detail: RefundDetail; pdf: Buffer };

export interface OrderNewsParts {
  news: OrderNewsItem;
  /** The history row that the email is about; identifies the email. */
  historyId: string;
  order: Order;
  lines: readonly OrderLine[];
  person: OrderPerson;
  seller: InvoiceSeller;
  origin: string;
}

interface Said {
  heading: string;
  paragraphs: string[];
  action?: { label: string; href: string };
  /** Lists below the button, each with its heading. */
  lists?: { heading: string; lines: string[] }[];
  attachment?: MailAttachment;
}

const t = translate('order-emails');

export function orderNewsEmail(parts: OrderNewsParts): Mail {
  const { news, order, person, seller, origin, historyId } = parts;
  const { heading, paragraphs, action, lists = [], attachment } = wordsOf(parts);
  const subject = t(`${news.event}.subject`, { shop: seller.name, reference: order.reference });
  const look = { label: t('look'), href: `${origin}/checkout/thank-you/${order.key}` };
  const said = { heading, paragraphs, action: action ?? look, footer: footerOf(seller) };
  const extra = lists.flatMap(({ heading: title, lines }) => [title, ...lines]);
  return {
    to: person.email,
    subject,
    html: emailPage({ ...said, title: subject, extra: html`${lists.map(markupOf)}` }).toString(),
    text: plainEmail({ ...said, ...(extra.length > 0 && { extra }) }),
    messageId: `<${historyId}@${new URL(origin).hostname}>`,
    ...(attachment && { attachments: [attachment] }),
  };
}

function wordsOf({ news, order, lines, person, origin }: OrderNewsParts): Said {
  const named = { name: person.firstName, reference: order.reference };
  switch (news.event) {
    case 'startProduction':
      return said('startProduction', [
        t('startProduction.text', named),
        t('startProduction.promise', {
          dispatch: longDate(order.promise.dispatchOn),
          ...windowOf(order.promise),
        }),
      ]);
    case 'declinePayment':
      return {
        ...said('declinePayment', [t('declinePayment.text', named), t('declinePayment.again')]),
        action: {
          label: t('declinePayment.pay'),
          href: `${origin}/checkout/thank-you/${order.key}`,
        },
      };
    case 'dispatch':
      return wordsOfParcel(news.detail, named, lines, person);
    case 'deliver':
      return said(
        'deliver',
        [t(news.isPart ? 'deliver.textPart' : 'deliver.text', named), t('deliver.trouble')],
        news.isPart,
      );
    case 'cancel':
      return said('cancel', [t('cancel.text', named), t(cancelKey(news.isRefunded, order))]);
    case 'refund': {
      const { creditNote, amountPence } = news.detail;
      const amount = formatPounds(pence(amountPence));
      return {
        heading: t('refund.heading', { amount }),
        paragraphs: [
          t('refund.text', { ...named, amount }),
          t('refund.creditNote', { number: creditNote }),
        ],
        attachment: {
          filename: `${creditNote}.pdf`,
          content: news.pdf,
          contentType: 'application/pdf',
        },
      };
    }
  }
}

function cancelKey(isRefunded: boolean, { paidAt }: Order): string {
  if (isRefunded) return 'cancel.refunded';
  return paidAt ? 'cancel.paid' : 'cancel.unpaid';
}

const said = (event: string, paragraphs: string[], isPart = false): Said => ({
  heading: t(isPart ? `${event}.headingPart` : `${event}.heading`),
  paragraphs,
});

function wordsOfParcel(
  detail: DispatchDetail,
  named: Record<string, string>,
  lines: readonly OrderLine[],
  person: OrderPerson,
): Said {
  const { carrier, tracking = null, isPart } = detail;
  const words = { ...named, carrier: CARRIERS[carrier].name };
  const href = trackingUrl(carrier, tracking);
  return {
    ...said(
      'dispatch',
      [
        t(isPart ? 'dispatch.textPart' : 'dispatch.text', words),
        t('dispatch.arrival', windowOf(detail)),
        ...(tracking ? [t('dispatch.tracking', { tracking })] : []),
      ],
      isPart,
    ),
    ...(href && { action: { label: t('dispatch.track'), href } }),
    lists: [
      {
        heading: t('dispatch.items'),
        lines: lines.filter(({ position }) => detail.lines.includes(position + 1)).map(describe),
      },
      { heading: t('dispatch.to'), lines: addressLines(person.shippingAddress) },
    ],
  };
}

const windowOf = (window: { arrivesFrom: string; arrivesTo: string }) => ({
  from: longDate(window.arrivesFrom),
  to: longDate(window.arrivesTo),
});

function describe({ quantity, name, options, words }: OrderLine): string {
  const chosen = [...Object.values(options), ...words.map(({ text }) => `“${text}”`)];
  return `${quantity} × ${chosen.length > 0 ? `${name} (${chosen.join(', ')})` : name}`;
}

function markupOf({ heading, lines }: { heading: string; lines: readonly string[] }): Markup {
  return html`${emailHeading(heading)}
    <p>${lines.map((line) => html`${line}<br />`)}</p>`;
}

function footerOf(seller: InvoiceSeller): string[] {
  const { name, legalName, companyNumber, address, vatNumber, email, phone } = seller;
  return [
    t('footer.help', { email, phone }),
    name,
    t('footer.company', { legalName, companyNumber }),
    address.join(', '),
    ...(vatNumber ? [t('footer.vat', { vatNumber })] : []),
  ];
}
