/** The email about a reply to a shared draft. */
import type { Mail } from '../../gateways/mail/mail.gateway.ts';
import { emailPage, plainEmail } from '../../email-layout.ts';
import { translate } from '../../translations.ts';
import type { EmailSender } from '../users/account.emails.ts';
import type { DraftReply } from './draft-news.store.ts';

export interface DraftReplyParts extends EmailSender {
  reply: DraftReply;
  /** Null if it is no longer sold. */
  product: { slug: string; name: string } | null;
}

const t = translate('draft-emails');

export function draftReplyEmail({ reply, product, shop, origin }: DraftReplyParts): Mail {
  const { id, decision, customerEmail, tellEmail } = reply;
  const { name, legalName, companyNumber, address, email, phone } = shop;
  const subject = t(`${decision}.subject`, { shop: name });
  const said = {
    heading: t(`${decision}.heading`),
    paragraphs: customerEmail
      ? toldToCustomer(reply)
      : [t(`${decision}.toGuest`, { product: product?.name ?? t('design') }), t('open')],
    action: { label: t('action'), href: origin + placeOf(reply, product) },
    footer: [
      t(customerEmail ? 'whyCustomer' : 'whyGuest', { shop: name }),
      t('footer.company', { legalName, companyNumber }),
      address.join(', '),
      t('footer.help', { email, phone }),
    ],
  };
  return {
    to: customerEmail ?? tellEmail,
    subject,
    html: emailPage({ ...said, title: subject }).toString(),
    text: plainEmail(said),
    messageId: `<draft-reply.${id}@${new URL(origin).hostname}>`,
  };
}

function toldToCustomer({ decision, draftName, from, message }: DraftReply): string[] {
  const key = from ? `${decision}.from` : `${decision}.text`;
  return [t(key, { draft: draftName, from }), ...(message ? [t('message', { message })] : [])];
}

/** Puts the id in the fragment, so that the key to a guest's draft reaches neither server logs nor other sites. */
function placeOf(
  { customerEmail, draftId }: DraftReply,
  product: DraftReplyParts['product'],
): string {
  if (customerEmail) return '/account/designs';
  return product ? `/p/${product.slug}#draft=${draftId}` : '/designs';
}
