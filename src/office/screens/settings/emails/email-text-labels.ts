/** How the texts of an email are called in the form and in its preview. */
import type { EmailText, EmailTextRole } from '../../../../domain/settings/email-kind.ts';
import { sentenceCase } from '../../../parts/journal-texts.ts';

const ROLES: Readonly<Record<EmailTextRole, string | null>> = {
  subject: 'Subject',
  heading: 'Heading',
  button: 'Button',
  /** A paragraph is called by its key. */
  paragraph: null,
};

/** Names of headings that their keys do not say. */
const HEADINGS: Readonly<Record<string, string>> = { withYou: 'Days of delivery' };

/** Names of paragraphs that their keys do not say. */
const PARAGRAPHS: Readonly<Record<string, string>> = {
  opening: 'First paragraph',
  text: 'First paragraph',
  textPart: 'First paragraph',
  change: 'Changing the words',
  promise: 'When it arrives',
  arrival: 'When it arrives',
  tracking: 'Tracking number',
  trouble: 'If something is wrong',
  again: 'Paying again',
  invoice: 'Attached invoice',
  creditNote: 'Attached credit note',
  rightsPersonalised: 'Right to cancel',
  rightsPlain: 'Right to cancel',
  rightsFaulty: 'Faulty goods',
  help: 'Help',
  unpaid: 'Money',
  refunded: 'Money',
  paid: 'Money',
  from: 'First paragraph',
  toGuest: 'First paragraph',
  lasts: 'How long the link works',
  stranger: 'If it was somebody else',
};

export function labelOf({ key, role, when }: EmailText): string {
  const last = key.slice(key.lastIndexOf('.') + 1);
  const name = HEADINGS[last] ?? ROLES[role] ?? PARAGRAPHS[last] ?? sentenceCase(last);
  return when ? `${name}, ${when}` : name;
}
