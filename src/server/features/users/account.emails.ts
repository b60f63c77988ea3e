/** Account emails: links and security notices. They never repeat text that a stranger may have entered. */
import type { EmailTexts, Translate } from '../../emails/translations.ts';
import { contactLinks } from '../../emails/email-blocks.ts';
import { composeEmail } from '../../emails/email-layout.ts';
import type { EmailContent } from '../../emails/email-layout.ts';
import type { Mail } from '../../gateways/mail/mail.gateway.ts';
import type { Jobs } from '../../jobs/jobs.ts';

export interface EmailSender {
  shop: {
    name: string;
    legalName: string;
    address: readonly string[];
    email: string;
    phone: string;
    companyNumber: string;
  };
  /** The shop's public origin. Links use it instead of request headers, which can be forged. */
  origin: string;
  texts: EmailTexts;
}

export type SecurityEvent = Jobs['sendSecurityNotice']['event'];

interface LinkParts extends EmailSender {
  to: string;
  linkId: string;
  token: string;
}

/** Every text of an email may name the same. */
function wordingOf({ shop, texts }: EmailSender): Translate {
  const { name, legalName, companyNumber, email, phone } = shop;
  const read = texts('account-emails');
  return (key) => read(key, { shop: name, legalName, companyNumber, email, phone });
}

// In the fragment, so that it reaches neither server logs nor other sites.
const linkTo = (screen: string, { origin, token }: LinkParts): string =>
  `${origin}/account/${screen}#${token}`;

export function activationEmail(parts: LinkParts): Mail {
  const t = wordingOf(parts);
  return accountEmail(t, parts, {
    id: `activation.${parts.linkId}`,
    subject: t('activation.subject'),
    heading: t('activation.heading'),
    paragraphs: [t('activation.opening')],
    actions: [{ label: t('activation.action'), href: linkTo('activation', parts) }],
    notes: [t('activation.lasts'), t('activation.stranger')],
  });
}

export function recoveryEmail(parts: LinkParts): Mail {
  const t = wordingOf(parts);
  return accountEmail(t, parts, {
    id: `recovery.${parts.linkId}`,
    subject: t('recovery.subject'),
    heading: t('recovery.heading'),
    paragraphs: [t('recovery.opening')],
    actions: [{ label: t('recovery.action'), href: linkTo('recovery', parts) }],
    notes: [t('recovery.lasts'), t('recovery.stranger')],
  });
}

/** The link of each notice; who is erased has none. */
const PLACES: Record<SecurityEvent, string | null> = {
  passwordChanged: '/login',
  recovered: '/login',
  twoStepOn: '/account',
  twoStepOff: '/account',
  registeredAgain: '/login',
  erased: null,
  guestErased: null,
};

export function securityNotice({
  event,
  noticeId,
  ...parts
}: EmailSender & { event: SecurityEvent; to: string; noticeId: string }): Mail {
  const t = wordingOf(parts);
  const place = PLACES[event];
  return accountEmail(t, parts, {
    id: `${event}.${noticeId}`,
    subject: t(`notices.${event}.subject`),
    heading: t(`notices.${event}.heading`),
    paragraphs: [t(`notices.${event}.opening`), t(`notices.${event}.stranger`)],
    ...(place && { actions: [{ label: t('notices.action'), href: parts.origin + place }] }),
  });
}

interface Said extends Pick<
  EmailContent,
  'subject' | 'heading' | 'paragraphs' | 'actions' | 'notes'
> {
  id: string;
}

function accountEmail(
  t: Translate,
  { shop, origin, to }: EmailSender & { to: string },
  { id, ...said }: Said,
): Mail {
  const { name, legalName, companyNumber, address } = shop;
  const company = companyNumber ? t('footer.company') : legalName;
  const footer = [name, company, address.join(', '), t('footer.help')];
  return {
    ...composeEmail({
      ...said,
      head: { shop: name, origin },
      contact: contactLinks(shop),
      footer,
    }),
    to,
    messageId: `<${id}@${new URL(origin).hostname}>`,
  };
}
