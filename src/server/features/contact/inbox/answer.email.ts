/** The email that answers a message, with the message beneath. */
import { contactLinks, emailHeading, SOFT } from '../../../emails/email-blocks.ts';
import { composeEmail } from '../../../emails/email-layout.ts';
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
  const quoted = message.items.map((item) => `${item.name}: ${item.value}`);
  const content = composeEmail({
    head: { shop: name, origin },
    contact: contactLinks(shop),
    subject: t('answer.subject'),
    heading: t('answer.heading'),
    paragraphs: answer.text.split(/\n{2,}/),
    extra: {
      markup: html`${emailHeading(t('answer.quoted'))}
      ${quoted.map(
        (line) => html`<p class="soft" style="white-space:pre-line;${SOFT}">${line}</p>`,
      )}`,
      lines: [t('answer.quoted'), ...quoted],
    },
    footer: [name, t('answer.help')],
  });
  return {
    ...content,
    to: answer.recipient,
    replyTo: email,
    messageId: `<message-answer.${answer.id}@${new URL(origin).hostname}>`,
  };
}
