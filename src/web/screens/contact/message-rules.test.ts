import { describe, expect, test } from 'vitest';
import { notifyWebsite } from '../../../contract/shop/contact.ts';
import {
  EMPTY_MESSAGE,
  faultsOf,
  LONGEST,
  writeForm,
  type Message,
  type MessageText,
} from './message-rules.ts';

const WORDS: MessageText = {
  title: 'Contact: My order',
  labels: {
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    reference: 'Order reference',
    mood: 'Mood',
    page: 'Address of the page',
    message: 'Message',
    website: 'Leave empty',
  },
  subjects: {
    order: 'My order',
    delivery: '',
    product: '',
    fault: '',
    return: '',
    payment: '',
    account: '',
    selling: '',
    complaint: '',
    privacy: '',
    security: '',
    other: '',
  },
  moods: { love: 'I love it', good: '', mixed: '', bad: '' },
};
const WRITTEN: Message = {
  ...EMPTY_MESSAGE,
  name: 'Siân Price',
  email: ' sian@example.org ',
  subject: 'order',
  message: 'Hello',
};

describe('the errors of a message', () => {
  test('to the shop include missing contact details', () => {
    expect(faultsOf('contact', EMPTY_MESSAGE)).toEqual([
      { field: 'name', word: 'name' },
      { field: 'email', word: 'emailNeeded' },
      { field: 'subject', word: 'subject' },
      { field: 'message', word: 'message' },
    ]);
    expect(faultsOf('contact', WRITTEN)).toEqual([]);
  });

  test.each(['feedback', 'report'] as const)('as %s include only a missing message', (kind) => {
    expect(faultsOf(kind, EMPTY_MESSAGE)).toEqual([{ field: 'message', word: 'message' }]);
    expect(faultsOf(kind, { ...EMPTY_MESSAGE, message: '  \n ' })).toHaveLength(1);
  });

  test('an invalid email gets the shop’s message, required or not', () => {
    for (const kind of ['contact', 'feedback', 'report'] as const)
      expect(faultsOf(kind, { ...WRITTEN, email: 'sian@' })).toEqual([
        { field: 'email', message: 'Please enter a valid email address.' },
      ]);
  });
});

describe('a message on the wire', () => {
  test('has the filled-in values under the names people saw, and the honeypot', () => {
    expect(writeForm('contact', WRITTEN, WORDS)).toEqual({
      title: 'Contact: My order',
      items: [
        { name: 'Name', value: 'Siân Price' },
        { name: 'Email', value: 'sian@example.org' },
        { name: 'Subject', value: 'My order' },
        { name: 'Message', value: 'Hello' },
        { name: 'website', value: '' },
      ],
      color: '#1f4d3f',
    });
  });

  test('has the mood as text, and only the fields of its kind', () => {
    const { items } = writeForm('feedback', { ...WRITTEN, mood: 'love', page: '/x' }, WORDS);
    expect(items.map(({ name }) => name)).toEqual(['Mood', 'Message', 'Name', 'Email', 'website']);
    expect(items[0]?.value).toBe('I love it');
  });

  test('fits the contract at its longest', () => {
    const longest = Object.entries(LONGEST).map(([field, length]) => [field, 'x'.repeat(length)]);
    const full: Message = { ...WRITTEN, ...Object.fromEntries(longest), website: 'spam' };
    for (const kind of ['contact', 'feedback', 'report'] as const)
      expect(notifyWebsite.body.safeParse(writeForm(kind, full, WORDS)).success).toBe(true);
  });
});
