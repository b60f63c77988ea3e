/** The rule for PINs of makers on shared tablets: short enough for every scan, and not the first to be tried. */

export const SHORTEST_PIN = 4;
export const LONGEST_PIN = 6;

/** A maker who has done nothing on the tablet for this long enters the PIN again. */
export const PIN_IDLE_MINUTES = 30;

const DIGITS = '01234567890';
/** The middle column of a number pad. */
const COLUMN = '2580';
const YEAR = /^(?:19|20)\d\d$/;
/** 1111, 1212, 123123. */
const REPEATED = /^(\d{1,3})\1+$/;

const reversed = (text: string): string => [...text].toReversed().join('');

/** The message to show, or null for a valid PIN. */
export function checkPin(pin: string): string | null {
  if (!new RegExp(`^\\d{${SHORTEST_PIN},${LONGEST_PIN}}$`).test(pin))
    return `Please choose ${SHORTEST_PIN} to ${LONGEST_PIN} digits.`;
  return isObvious(pin)
    ? 'This PIN is among the first that people try. Please choose another.'
    : null;
}

function isObvious(pin: string): boolean {
  const isRun = [pin, reversed(pin)].some((each) => DIGITS.includes(each) || each === COLUMN);
  return isRun || REPEATED.test(pin) || pin === reversed(pin) || YEAR.test(pin);
}
