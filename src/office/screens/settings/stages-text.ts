/** Stages of making as one line of text, and back. */

export const stagesText = (names: readonly string[]): string => names.join(', ');

export const stagesFrom = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
