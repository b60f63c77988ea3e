/** Reads the inbox: a page of messages, and one message with its answers. */
import { ShopError } from '../../../../domain/errors.ts';
import { emailOfSender, excerptOf, mentionedOrders, nameOfSender } from '../message-sender.ts';
import type { InboxContext } from './inbox.context.ts';
import type { InboxMessage, InboxQuery, ListedMessage, MessageAnswer } from './inbox.store.ts';

const PAGE = 50;
const EXCERPT_LENGTH = 160;

/** Who sent a message, as far as it says. */
export interface Sender {
  name: string | null;
  email: string | null;
}

/** What lists and the message itself show. */
export type MessageSummary = Omit<InboxMessage, 'items' | 'version'> & { sender: Sender };

export interface InboxPage {
  messages: (ListedMessage & { sender: Sender; excerpt: string })[];
  counts: { open: number; mine: number };
  /** `after` of the next page; null on the last page. */
  next: string | null;
}

export interface ShownMessage extends InboxMessage {
  sender: Sender;
  mentions: string[];
  answers: MessageAnswer[];
}

/** Newest messages first. */
export async function listInbox({ store }: InboxContext, query: InboxQuery): Promise<InboxPage> {
  const [rows, counts] = await Promise.all([
    store.list({ ...query, limit: PAGE + 1 }),
    store.counts(query.staffId),
  ]);
  const messages = rows.slice(0, PAGE).map((message) => ({
    ...message,
    sender: senderOf(message),
    excerpt: excerptOf(message, EXCERPT_LENGTH),
  }));
  return { messages, counts, next: rows.length > PAGE ? messages.at(-1)!.id : null };
}

/** Throws notFound. */
export async function showMessage({ store }: InboxContext, id: string): Promise<ShownMessage> {
  const [message, answers] = await Promise.all([store.find(id), store.answers(id)]);
  if (!message) throw new ShopError('notFound');
  return { ...message, sender: senderOf(message), mentions: mentionedOrders(message), answers };
}

const senderOf = (message: InboxMessage): Sender => ({
  name: nameOfSender(message),
  email: emailOfSender(message),
});
