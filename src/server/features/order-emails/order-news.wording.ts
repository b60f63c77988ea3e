/** What the emails about an order say: a text per step. */
import { nameDay, nameDays } from '../../../domain/calendar/name-day.ts';
import { addressLines } from '../../../domain/delivery/address.ts';
import { CARRIERS, trackingUrl } from '../../../domain/delivery/carriers.ts';
import { londonDate } from '../../../domain/time/london-date.ts';
import { formatPounds, pence } from '../../../domain/money/money.ts';
import type { MailAttachment } from '../../gateways/mail/mail.gateway.ts';
import type { TranslationValues } from '../../../domain/text/read-translations.ts';
import type { EmailCourse } from '../../emails/email-course.ts';
import type { EmailTexts, Translate } from '../../emails/translations.ts';
import type { InvoiceSeller } from '../../../domain/money/issued-document.ts';
import { longDate } from '../invoices/invoice.wording.ts';
import type { DispatchDetail } from '../../../domain/orders/office/history-details.ts';
import type { EmailPictures } from './email-pictures.ts';
import { orderLink } from './order-link.ts';
import { courseTo } from './order-course.ts';
import { linesOfParcel, linesShown } from './order-news.lines.ts';
import type { SaidItem, SaidList } from './news-items.ts';
import type { NewsLine, OrderNewsItem } from './order-news.lines.ts';
import type { Order, OrderPerson } from '../orders/orders.service.ts';

type NewsOrder = Pick<
  Order,
  'key' | 'reference' | 'promise' | 'paidAt' | 'totalPence' | 'shippingTotalPence'
>;

export interface OrderNewsParts {
  news: OrderNewsItem;
  /** The history row that the email is about; identifies the email. */
  historyId: string;
  order: NewsOrder;
  lines: readonly NewsLine[];
  /** Of those of `linesShown`. */
  pictures: EmailPictures;
  person: Pick<OrderPerson, 'firstName' | 'email' | 'shippingAddress'>;
  seller: InvoiceSeller;
  origin: string;
  texts: EmailTexts;
}

interface Said {
  heading: string;
  panel?: { title: string; text: string };
  course?: EmailCourse;
  paragraphs: string[];
  action?: { label: string; href: string };
  /** Lists below the button, each with its heading. */
  lists?: SaidList[];
  attachment?: MailAttachment;
}

export function valuesOf({ news, order, person, seller }: OrderNewsParts): TranslationValues {
  const { name: shop, email, phone, legalName, companyNumber, vatNumber } = seller;
  return {
    shop,
    email,
    phone,
    legalName,
    companyNumber,
    vatNumber: vatNumber ?? '',
    name: person.firstName,
    reference: order.reference,
    ...valuesOfNews(news, order),
  };
}

function valuesOfNews(news: OrderNewsItem, order: NewsOrder): TranslationValues {
  const { promise } = order;
  switch (news.event) {
    case 'startProduction':
      return { dispatch: nameDay(promise.dispatchOn), ...windowOf(promise) };
    case 'dispatch': {
      const { carrier, tracking } = news.detail;
      return {
        carrier: CARRIERS[carrier].name,
        tracking: tracking ?? '',
        ...windowOf(news.detail),
      };
    }
    case 'refund': {
      const { creditNote, amountPence } = news.detail;
      return { amount: pounds(amountPence), number: creditNote };
    }
    case 'payLink':
      return {
        amount: pounds(order.totalPence),
        delivery: pounds(order.shippingTotalPence),
        date: longDate(londonDate(news.payBy)),
      };
    case 'declinePayment':
    case 'edit':
    case 'deliver':
    case 'cancel':
    case 'note':
      return {};
  }
}

export function textOf(t: Translate, parts: OrderNewsParts): Said {
  const { news, order, origin } = parts;
  switch (news.event) {
    case 'startProduction':
      return {
        heading: t('startProduction.heading'),
        panel: { title: t('startProduction.withYou'), text: t('startProduction.promise') },
        course: courseTo('making', parts.texts),
        paragraphs: [t('startProduction.text')],
        lists: [ordered(t, parts.lines)],
      };
    case 'declinePayment':
      return {
        heading: t('declinePayment.heading'),
        paragraphs: [t('declinePayment.text'), t('declinePayment.again')],
        action: { label: t('declinePayment.pay'), href: orderLink(origin, order) },
        lists: [ordered(t, parts.lines)],
      };
    case 'edit':
      return {
        heading: t('edit.heading'),
        paragraphs: [t('edit.text'), t('edit.wrong')],
        lists: [
          {
            heading: t('edit.items'),
            items: linesShown(news, parts.lines).map((line) => saidItem(line)),
          },
        ],
      };
    case 'dispatch':
      return textOfParcel(t, news.detail, parts);
    case 'deliver': {
      const { isPart } = news;
      return {
        heading: t(isPart ? 'deliver.headingPart' : 'deliver.heading'),
        paragraphs: [t(isPart ? 'deliver.textPart' : 'deliver.text'), t('deliver.trouble')],
        ...(!isPart && {
          course: courseTo('delivered', parts.texts),
          lists: [ordered(t, parts.lines)],
        }),
      };
    }
    case 'payLink':
      return textOfPayLink(t, news.address, parts);
    case 'note':
      return {
        heading: t('note.heading'),
        paragraphs: [t('note.text'), ...news.text.split(/\n+/)],
      };
    case 'cancel':
      return {
        heading: t('cancel.heading'),
        paragraphs: [t('cancel.text'), t(cancelKey(news.isRefunded, order))],
        lists: [ordered(t, parts.lines)],
      };
    case 'refund':
      return {
        heading: t('refund.heading'),
        paragraphs: [t('refund.text'), t('refund.creditNote')],
        attachment: {
          filename: `${news.detail.creditNote}.pdf`,
          content: news.pdf,
          contentType: 'application/pdf',
        },
      };
  }
}

function cancelKey(isRefunded: boolean, { paidAt }: Pick<Order, 'paidAt'>): string {
  if (isRefunded) return 'cancel.refunded';
  return paidAt ? 'cancel.paid' : 'cancel.unpaid';
}

function textOfPayLink(
  t: Translate,
  address: string,
  { order, lines, person }: OrderNewsParts,
): Said {
  return {
    heading: t('payLink.heading'),
    paragraphs: [t('payLink.text'), t('payLink.until')],
    action: { label: t('payLink.pay'), href: address },
    lists: [
      {
        heading: t('payLink.items'),
        items: lines.map((line) => ({ ...saidItem(line), amount: pounds(line.lineTotalPence) })),
        totals: [
          { text: t('payLink.delivery'), amount: pounds(order.shippingTotalPence) },
          { text: t('payLink.total'), amount: pounds(order.totalPence) },
        ],
      },
      { heading: t('payLink.to'), lines: addressLines(person.shippingAddress) },
    ],
  };
}

function textOfParcel(
  t: Translate,
  detail: DispatchDetail,
  { lines, person, texts }: OrderNewsParts,
): Said {
  const { carrier, tracking = null, isPart } = detail;
  const href = trackingUrl(carrier, tracking);
  return {
    heading: t(isPart ? 'dispatch.headingPart' : 'dispatch.heading'),
    panel: {
      title: t('dispatch.withYou'),
      text: t(tracking ? 'dispatch.tracking' : 'dispatch.arrival'),
    },
    ...(!isPart && { course: courseTo('posted', texts) }),
    paragraphs: [t(isPart ? 'dispatch.textPart' : 'dispatch.text')],
    ...(href && { action: { label: t('dispatch.track'), href } }),
    lists: [
      {
        heading: t('dispatch.items'),
        items: linesOfParcel(detail, lines).map((line) =>
          saidItem(line, detail.copies?.[line.position + 1]),
        ),
      },
      { heading: t('dispatch.to'), lines: addressLines(person.shippingAddress) },
    ],
  };
}

const saidItem = (line: NewsLine, copies = line.quantity): SaidItem => ({
  id: line.id,
  line: { ...line, quantity: copies },
});

const pounds = (amount: number): string => formatPounds(pence(amount));

const windowOf = (window: { arrivesFrom: string; arrivesTo: string }) => ({
  from: longDate(window.arrivesFrom),
  to: longDate(window.arrivesTo),
  days: nameDays(window.arrivesFrom, window.arrivesTo),
});

const ordered = (t: Translate, lines: readonly NewsLine[]): SaidList => ({
  heading: t('ordered'),
  items: lines.map((line) => saidItem(line)),
});
