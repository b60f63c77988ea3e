/** A text without the characters that a refusal names. */
import { charactersRefused } from '../../../domain/personalisation/unwritable-message.ts';

/** What joins several emoji to one, and asks for colour; alone they print nothing. */
const JOINTS = /\u200d|\ufe0e|\ufe0f/gu;

/** Null if the message is about something else, or names nothing of the text. */
export function withoutUnwritable(
  text: string,
  message: string,
): { characters: string[]; text: string } | null {
  const characters = charactersRefused(message).filter((character) => text.includes(character));
  if (characters.length === 0) return null;
  const left = characters.reduce((before, each) => before.replaceAll(each, ''), text);
  return { characters, text: left.replaceAll(JOINTS, '').replaceAll(/\s+/gu, ' ').trim() };
}
