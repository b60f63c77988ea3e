/** Looks for a likely typo in an email address when its field loses focus. The rules load at that time. */
import { useState } from 'react';

export function useEmailSuggestion() {
  const [found, setFound] = useState<{ typed: string; meant: string | null } | null>(null);

  return {
    /**
     * Call on blur or submit: an address is unfinished while it is being typed. Returns what is
     * suggested; never rejects.
     */
    look: (typed: string): Promise<string | null> =>
      import('../../../domain/people/email-suggestion.ts').then(
        ({ suggestEmail }) => {
          const meant = suggestEmail(typed);
          setFound({ typed, meant });
          return meant;
        },
        (failure: unknown) => {
          console.warn('Nothing can be suggested', failure);
          return null;
        },
      ),
    forget: (): void => setFound(null),
    /** Null if this address was not checked, or has no likely correction. */
    meantBy: (typed: string): string | null => (found?.typed === typed ? found.meant : null),
    /** For the last checked address. */
    meant: found?.meant ?? null,
  };
}
