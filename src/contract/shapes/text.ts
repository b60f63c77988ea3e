/** The kinds of text in requests. Every text of every call is one of these or matches a pattern. */
import * as z from 'zod';
import {
  isOneLine,
  isPrintable,
  manyLines,
  oneLine,
  plainBreaks,
  plainSpaces,
  UNPRINTABLE_MESSAGE,
} from '../../domain/text/plain-text.ts';

/** A name, address line or phone number: trimmed, with plain spaces. Control characters and direction marks are refused. */
export const singleLine = (most: number, message?: string) =>
  z
    .string()
    .overwrite(plainSpaces)
    .trim()
    .max(most, message)
    .refine(isOneLine, message ?? UNPRINTABLE_MESSAGE);

/** An identifier known to the shop, compared exactly. */
export const reference = (most: number) =>
  z.string().max(most).refine(isOneLine, UNPRINTABLE_MESSAGE);

/** A title or search keyword. Unprintable characters become spaces. */
export const tidiedLine = (most: number) => z.string().max(most).overwrite(oneLine);

/** A message. Line breaks stay; unprintable characters are removed. */
export const tidiedText = (most: number) => z.string().max(most).overwrite(manyLines);

/** Text to be printed on a product, with plain spaces; line breaks are allowed. */
export const printedWords = (most: number) =>
  z
    .string()
    .max(most)
    .overwrite(plainBreaks)
    .overwrite(plainSpaces)
    .refine(isPrintable, UNPRINTABLE_MESSAGE);

/** A password, code or token. Accepted unchanged, because it is only hashed or compared. */
export const secretText = (most: number) => z.string().max(most);
