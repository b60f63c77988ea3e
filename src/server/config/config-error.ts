/** Wrong settings, and how a mistake is told. */

/** Wrong settings, one line for each mistake, written for the person who starts the shop. */
export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(`Wrong configuration:\n${mistakes.map((mistake) => `  ${mistake}`).join('\n')}`);
    this.mistakes = mistakes;
  }
}

/** Includes the value, unless it is secret and must not reach a terminal or log. */
export function mistakeIn(
  name: string,
  message: string,
  given: Record<string, string | undefined>,
): string {
  const isPrivate = /SECRET|TOKEN|_URL|PASSWORD|_KEY/.test(name);
  return isPrivate ? `${name} ${message}.` : `${name} (${given[name]}) ${message}.`;
}
