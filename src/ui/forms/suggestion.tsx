/** Under a field: what was probably meant, taken by a press. It is read out, and refuses nothing. */
import type { ReactNode } from 'react';

export interface SuggestionProps {
  /** Null where there is nothing to suggest. */
  words: string | null;
  onTake: () => void;
  /** Stands here where there is no suggestion. */
  otherwise?: ReactNode;
}

export function Suggestion({ words, onTake, otherwise }: SuggestionProps) {
  return (
    <span role="status">
      {words ? (
        <button
          type="button"
          onClick={onTake}
          className="min-h-6 text-left font-semibold break-all text-clay-deep underline underline-offset-4"
        >
          {words}
        </button>
      ) : (
        otherwise
      )}
    </span>
  );
}
