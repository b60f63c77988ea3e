/** The email about a reply to a shared draft. */
import type { Mail } from '../../gateways/mail/mail.gateway.ts';
import { contactLinks } from '../../emails/email-blocks.ts';
import { composeEmail } from '../../emails/email-layout.ts';
import type { Translate } from '../../emails/translations.ts';
import type { EmailSender } from '../users/account.emails.ts';
import type { DraftReply } from './draft-news.store.ts';

export interface DraftReplyParts extends EmailSender {
  reply: DraftReply;
  /** Null if it is no longer sold. */
  product: { slug: string; name: string } | null;
}

export function draftReplyEmail(parts: DraftReplyParts): Mail {
  const { reply, product, shop, origin } = parts;
  const { id, decision, customerEmail, tellEmail } = reply;
  const t = wordingOf(parts);
  const email = composeEmail({
    head: { shop: shop.name, origin },
    contact: contactLinks(shop),
    subject: t(`${decision}.subject`),
    heading: t(`${decision}.heading`),
    paragraphs: customerEmail ? toldToCustomer(t, reply) : [t(`${decision}.toGuest`), t('open')],
    actions: [{ label: t('action'), href: origin + placeOf(reply, product) }],
    footer: [
      t(customerEmail ? 'whyCustomer' : 'whyGuest'),
      shop.companyNumber ? t('footer.company') : shop.legalName,
      shop.address.join(', '),
      t('footer.help'),
    ],
  });
  return {
    ...email,
    to: customerEmail ?? tellEmail,
    messageId: `<draft-reply.${id}@${new URL(origin).hostname}>`,
  };
}

/** Every text of the email may name the same. */
function wordingOf({ reply, product, shop, texts }: DraftReplyParts): Translate {
  const read = texts('draft-emails');
  const { draftName, from, message } = reply;
  const { name, legalName, companyNumber, email, phone } = shop;
  return (key) =>
    read(key, {
      shop: name,
      legalName,
      companyNumber,
      email,
      phone,
      draft: draftName,
      sender: from,
      message,
      product: product?.name ?? read('design'),
    });
}

function toldToCustomer(t: Translate, { decision, from, message }: DraftReply): string[] {
  const key = from ? `${decision}.from` : `${decision}.text`;
  return [t(key), ...(message ? [t('message')] : [])];
}

/** Puts the id in the fragment, so that the key to a guest's draft reaches neither server logs nor other sites. */
function placeOf(
  { customerEmail, draftId }: DraftReply,
  product: DraftReplyParts['product'],
): string {
  if (customerEmail) return '/account/designs';
  return product ? `/p/${product.slug}#draft=${draftId}` : '/designs';
}
