/** Warns of phone numbers that look mistyped. It never refuses one, because real numbers come in many forms. */

const MESSAGE = 'This does not look like a UK phone number. Please check it.';

/** National numbers have ten digits after the 0; a few old ones have nine. */
const NATIONAL = /^0[1-35789]\d{8,9}$/;

/** The warning to show, or null. */
export function phoneWarning(text: string): string | null {
  const typed = text.trim();
  if (typed === '') return null;
  const digits = typed.replaceAll(/[\s().-]/g, '').replace(/^(?:\+|00)44(?:0(?=\d{10}$))?/, '0');
  return NATIONAL.test(digits) ? null : MESSAGE;
}
