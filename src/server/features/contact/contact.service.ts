/** Contact, feedback and report forms: stored, and emailed to the shop. */
import { BLANK_MESSAGE } from '../../../domain/text/blank-message.ts';
import { DAY } from '../../../domain/time/durations.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { ShopError } from '../../../domain/errors.ts';
import { manyLines, oneLine } from '../../../domain/text/plain-text.ts';
import type { Database } from '../../database/connection/connection.ts';
import { newId } from '../../database/ids.ts';
import { lockCustomer } from '../../database/lock-customer.ts';
import { sentEmails } from '../../database/sent-emails.ts';
import type { MailGateway } from '../../gateways/mail/mail.gateway.ts';
import { enqueue } from '../../jobs/queue.ts';
import { contactStore } from './contact.store.ts';
import type { WebsiteMessage } from './contact.store.ts';
import { websiteMessageEmail } from './website-message.email.ts';

export interface ContactDependencies {
  database: Database;
  clock: Clock;
  mail: MailGateway;
  /** As it is now; messages to the shop go to its address. */
  shop: { readonly name: string; readonly email: string };
  origin: string;
}

const PURPOSE = 'websiteMessage';
/** The honeypot: a hidden field that only bots fill in. */
const TRAP = 'website';
const YEAR_DAYS = 365;
const KEPT_MS = 2 * YEAR_DAYS * DAY;

export type GivenForm = Pick<WebsiteMessage, 'title' | 'items' | 'color'>;

export type ContactService = ReturnType<typeof contactService>;

export function contactService({ database, clock, mail, shop, origin }: ContactDependencies) {
  const store = contactStore(database);
  const sent = sentEmails(database);
  return {
    /** Discards forms caught by the honeypot, with the usual response. Throws invalid for blank titles and names. */
    async receive(given: GivenForm, customerId: string | null): Promise<void> {
      if (given.items.some(({ name, value }) => isTrap(name) && value.trim())) return;
      const form = clean(given);
      const id = newId();
      await store.transaction(async (transaction) => {
        if (customerId && !(await lockCustomer(transaction, customerId)))
          throw new ShopError('tokenInvalid');
        await store.insert(transaction, { ...form, id, customerId, receivedAt: clock() });
        await enqueue(transaction, 'sendWebsiteMessage', { messageId: id });
      });
    },

    /** Run by a job. */
    async send(messageId: string): Promise<void> {
      const about = { purpose: PURPOSE, subjectId: messageId };
      if (await sent.wasSent(about)) return;
      const message = await store.find(messageId);
      if (!message) return;
      const letter = websiteMessageEmail({ message, shopName: shop.name, to: shop.email, origin });
      const send = () => mail.send(letter);
      await sent.sendOnce(about, { messageId: letter.messageId, send, now: clock });
    },

    ofCustomer: store.ofCustomer,

    /** Two years are enough to follow up a message. */
    forgetOld: () => store.deleteBefore(new Date(clock().getTime() - KEPT_MS)),
  };
}

function clean({ title, items, color }: GivenForm): GivenForm {
  const form = {
    title: oneLine(title),
    items: items.map(({ name, value }) => ({ name: oneLine(name), value: manyLines(value) })),
    color,
  };
  const blank = [
    ...(form.title ? [] : ['title']),
    ...form.items.flatMap(({ name }, place) => (name ? [] : [`items.${place}.name`])),
    ...(form.items.some(({ value }) => value) ? [] : ['items']),
  ];
  if (blank.length > 0)
    throw new ShopError('invalid', {
      violations: blank.map((propertyPath) => ({ propertyPath, message: BLANK_MESSAGE })),
    });
  return { ...form, items: form.items.filter(({ name }) => !isTrap(name)) };
}

const isTrap = (name: string): boolean => name.trim().toLowerCase() === TRAP;
