/** Looks for a likely slip in an email address once its field is left; what knows of slips is loaded then. */
import { useState } from 'react';

export function useEmailSuggestion() {
  const [found, setFound] = useState<{ typed: string; meant: string | null } | null>(null);

  return {
    /** While an address is typed it is unfinished: ask when its field is left. */
    look: (typed: string): void => {
      import('../../../domain/people/email-suggestion.ts').then(
        ({ suggestEmail }) => setFound({ typed, meant: suggestEmail(typed) }),
        (failure: unknown) => console.warn('Nothing can be suggested', failure),
      );
    },
    forget: (): void => setFound(null),
    /** Null where this very address was not looked at, or nothing is likelier. */
    meantBy: (typed: string): string | null => (found?.typed === typed ? found.meant : null),
    /** Of the address looked at last. */
    meant: found?.meant ?? null,
  };
}
