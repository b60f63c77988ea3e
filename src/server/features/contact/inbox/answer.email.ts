/** The email that answers a message, with the message beneath. */
import { emailHeading, emailPage, plainEmail } from '../../../emails/email-layout.ts';
import type { Mail } from '../../../gateways/mail/mail.gateway.ts';
import { html } from '../../../emails/html.ts';
import type { EmailTexts, Translate } from '../../../emails/translations.ts';
import type { WebsiteMessage } from '../contact.store.ts';

export interface AnswerSender {
  shop: { name: string; email: string; phone: string };
  origin: string;
  texts: EmailTexts;
}

export interface AnswerParts extends AnswerSender {
  answer: { id: string; recipient: string; text: string };
  message: Pick<WebsiteMessage, 'title' | 'items'>;
}

export function answerEmail({ shop, origin, texts, answer, message }: AnswerParts): Mail {
  const { name, email, phone } = shop;
  const read = texts('contact-emails');
  const values = { shop: name, email, phone, title: message.title };
  const t: Translate = (key) => read(key, values);
  const subject = t('answer.subject');
  const quoted = message.items.map((item) => `${item.name}: ${item.value}`);
  const parts = {
    heading: t('answer.heading'),
    paragraphs: answer.text.split(/\n{2,}/),
    footer: [name, t('answer.help')],
  };
  return {
    to: answer.recipient,
    replyTo: email,
    subject,
    html: emailPage({
      ...parts,
      head: { shop: name, origin },
      title: subject,
      // Line breaks within a paragraph stay.
      paragraphs: [],
      extra: html`${parts.paragraphs.map(
        (paragraph) => html`<p>${paragraph.split('\n').map((line) => html`${line}<br />`)}</p>`,
      )}
      ${emailHeading(t('answer.quoted'))}
      ${quoted.map((line) => html`<p style="white-space:pre-line;color:#5a635d">${line}</p>`)}`,
    }).toString(),
    text: plainEmail({ ...parts, extra: [t('answer.quoted'), ...quoted] }),
    messageId: `<message-answer.${answer.id}@${new URL(origin).hostname}>`,
  };
}
