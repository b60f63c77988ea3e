/** The kinds of text that callers send. Every text of every call is one of these, or follows a pattern. */
import * as z from 'zod';
import {
  isOneLine,
  isPrintable,
  manyLines,
  oneLine,
  plainBreaks,
  UNPRINTABLE_MESSAGE,
} from '../domain/text/plain-text.ts';

/** A name, a line of an address, a number: trimmed; control characters and direction marks are refused. */
export const singleLine = (most: number, message?: string) =>
  z
    .string()
    .trim()
    .max(most, message)
    .refine(isOneLine, message ?? UNPRINTABLE_MESSAGE);

/** The name of something the shop knows, compared as it is sent. */
export const reference = (most: number) =>
  z.string().max(most).refine(isOneLine, UNPRINTABLE_MESSAGE);

/** A title or words to search for: what cannot be printed becomes a space. */
export const tidiedLine = (most: number) => z.string().max(most).overwrite(oneLine);

/** A message: line breaks stay, what cannot be printed is removed. */
export const tidiedText = (most: number) => z.string().max(most).overwrite(manyLines);

/** Words to be made; they may have line breaks. */
export const printedWords = (most: number) =>
  z.string().max(most).overwrite(plainBreaks).refine(isPrintable, UNPRINTABLE_MESSAGE);

/** A password, code or token: only ever hashed or compared, so any text is looked at as it is. */
export const secretText = (most: number) => z.string().max(most);
