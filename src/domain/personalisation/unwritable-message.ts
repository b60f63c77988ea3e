/** How a text is refused that a lettering cannot write, and which characters such a refusal names. */

const NAMED = /cannot be written with (.+) in this lettering/u;

/**
 * @param label of the field
 * @param characters that the lettering lacks
 */
export const unwritableMessage = (label: string, characters: readonly string[]): string =>
  `“${label}” cannot be written with ${characters.join(' ')} in this lettering.`;

/** None of a message about something else. */
export const charactersRefused = (message: string): string[] =>
  NAMED.exec(message)?.[1]?.split(' ') ?? [];
