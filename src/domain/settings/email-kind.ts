/** How an email that the office can change is described: its texts, and what each may and must name. */
import type { EmailPlaceholder } from './email-placeholders.ts';

/** A subject, heading or button is one line; a paragraph may have several, and empty lines between them. */
export type EmailTextRole = 'subject' | 'heading' | 'paragraph' | 'button';

export interface EmailText {
  /** Of the translation: namespace, dot, key. */
  key: string;
  role: EmailTextRole;
  /** When the email has this text; '' for always. */
  when: string;
  /** What the text may name. */
  placeholders: readonly EmailPlaceholder[];
  /** What it must name. */
  required: readonly EmailPlaceholder[];
}

export interface EmailKind {
  id: string;
  name: string;
  texts: readonly EmailText[];
}

export interface Written {
  role: EmailTextRole;
  /** Besides those that the whole email knows. */
  adds?: readonly EmailPlaceholder[];
  required?: readonly EmailPlaceholder[];
  when?: string;
}

/** @param start namespace, dot, and the beginning of its keys */
export function email(
  id: string,
  name: string,
  start: string,
  known: readonly EmailPlaceholder[],
  texts: Readonly<Record<string, Written>>,
): EmailKind {
  return {
    id,
    name,
    texts: Object.entries(texts).map(([key, { role, adds = [], required = [], when = '' }]) => ({
      key: `${start}.${key}`,
      role,
      when,
      placeholders: [...known, ...adds],
      required,
    })),
  };
}
