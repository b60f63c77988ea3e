/** The message of every required field that is left blank. */
export const BLANK_MESSAGE = 'This value should not be blank.';
