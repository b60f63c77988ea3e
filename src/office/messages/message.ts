/** A message as lists and its page show it. */
import type { OfficeAnswerOf } from '../../contract/office/contract.ts';

export type InboxPage = OfficeAnswerOf<'messages'>;
export type ListedMessage = InboxPage['messages'][number];
export type Message = OfficeAnswerOf<'message'>;

/** Who sent it, in as few words as it says. */
export const senderText = ({ name, email }: Message['sender']): string =>
  name ?? email ?? 'Without a name';
