/** The parts of a message to the shop, its checks, and its wire form. */
import type { WebsiteForm } from '../../../contract/shop/contact.ts';
import { EMAIL_MESSAGE, isEmail, normaliseEmail } from '../../../domain/people/email.ts';

export type MessageKind = 'contact' | 'feedback' | 'report';

export const SUBJECTS = [
  'order',
  'delivery',
  'product',
  'fault',
  'return',
  'payment',
  'account',
  'selling',
  'complaint',
  'privacy',
  'security',
  'other',
] as const;
export type Subject = (typeof SUBJECTS)[number];

export const MOODS = ['love', 'good', 'mixed', 'bad'] as const;
export type Mood = (typeof MOODS)[number];

export interface Message {
  name: string;
  email: string;
  subject: string;
  reference: string;
  mood: string;
  page: string;
  message: string;
  /** The honeypot: hidden from people, filled in by bots. */
  website: string;
}
export type MessageField = keyof Message;

export const EMPTY_MESSAGE: Message = {
  name: '',
  email: '',
  subject: '',
  reference: '',
  mood: '',
  page: '',
  message: '',
  website: '',
};

export const LONGEST: Record<'name' | 'email' | 'reference' | 'page' | 'message', number> = {
  name: 100,
  email: 254,
  reference: 20,
  page: 500,
  message: 2000,
};

/** Fields in display order. */
const SHOWN: Record<MessageKind, readonly MessageField[]> = {
  contact: ['name', 'email', 'subject', 'reference', 'message'],
  feedback: ['mood', 'message', 'name', 'email'],
  report: ['page', 'message', 'name', 'email'],
};

/** Border colours of the email, so that the shop can tell the three kinds apart. */
const COLOURS: Record<MessageKind, string> = {
  contact: '#1f4d3f',
  feedback: '#4c605a',
  report: '#b8552f',
};

export interface MessageText {
  title: string;
  /** Field labels as shown. */
  labels: Record<MessageField, string>;
  subjects: Record<Subject, string>;
  moods: Record<Mood, string>;
}

export type FaultKey = 'name' | 'emailNeeded' | 'subject' | 'message';
export interface MessageFault {
  field: MessageField;
  /** The key of a translation, or the specification's own message. */
  word?: FaultKey;
  message?: string;
}

export function isSubject(value: string | null): value is Subject {
  return (SUBJECTS as readonly (string | null)[]).includes(value);
}

/** A question needs contact details. Praise, complaints and problem reports may be anonymous. */
export function isNeeded(kind: MessageKind, field: MessageField): boolean {
  return (
    field === 'message' || (kind === 'contact' && ['name', 'email', 'subject'].includes(field))
  );
}

export function faultsOf(kind: MessageKind, message: Message): MessageFault[] {
  const email = normaliseEmail(message.email);
  return SHOWN[kind].flatMap((field): MessageFault[] => {
    if (field === 'email' && email && !isEmail(email)) return [{ field, message: EMAIL_MESSAGE }];
    if (!isNeeded(kind, field) || message[field].trim()) return [];
    return [{ field, word: field === 'email' ? 'emailNeeded' : (field as FaultKey) }];
  });
}

/** Sends only filled-in fields, under their visible labels, and the honeypot under the name that the server knows. */
export function writeForm(kind: MessageKind, message: Message, texts: MessageText): WebsiteForm {
  const shown = (field: MessageField): string => {
    const value = message[field].trim();
    if (field === 'subject') return texts.subjects[value as Subject] ?? '';
    if (field === 'mood') return texts.moods[value as Mood] ?? '';
    return value;
  };
  return {
    title: texts.title,
    items: [
      ...SHOWN[kind]
        .map((field) => ({ name: texts.labels[field], value: shown(field) }))
        .filter(({ value }) => value !== ''),
      { name: 'website', value: message.website },
    ],
    color: COLOURS[kind],
  };
}
