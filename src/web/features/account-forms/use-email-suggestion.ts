/** Looks for a likely typo in an email address when its field loses focus. The rules load at that time. */
import { useState } from 'react';

export function useEmailSuggestion() {
  const [found, setFound] = useState<{ typed: string; meant: string | null } | null>(null);

  return {
    /** Call on blur: an address is unfinished while it is being typed. */
    look: (typed: string): void => {
      import('../../../domain/people/email-suggestion.ts').then(
        ({ suggestEmail }) => setFound({ typed, meant: suggestEmail(typed) }),
        (failure: unknown) => console.warn('Nothing can be suggested', failure),
      );
    },
    forget: (): void => setFound(null),
    /** Null if this address was not checked, or has no likely correction. */
    meantBy: (typed: string): string | null => (found?.typed === typed ? found.meant : null),
    /** For the last checked address. */
    meant: found?.meant ?? null,
  };
}
