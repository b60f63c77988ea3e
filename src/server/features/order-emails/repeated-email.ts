/** The same email once more: mail programs drop a second one with the same message id. */

/** @param again the history row of the repetition */
export const repeated = <Email extends { messageId: string }>(
  first: Email,
  again: string,
): Email => ({
  ...first,
  messageId: first.messageId.replace('@', `.${again}@`),
});
