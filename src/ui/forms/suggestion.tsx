/** A correction suggested under a field, accepted by a press. It is announced, and the form can go on without it. */
import type { ReactNode } from 'react';

export interface SuggestionProps {
  /** Null if there is no suggestion. */
  text: string | null;
  onTake: () => void;
  /** Shown if there is no suggestion. */
  otherwise?: ReactNode;
}

export function Suggestion({ text, onTake, otherwise }: SuggestionProps) {
  return (
    <span role="status">
      {text ? (
        <button
          type="button"
          onClick={onTake}
          className="min-h-6 text-left font-semibold break-all text-clay-deep underline underline-offset-4"
        >
          {text}
        </button>
      ) : (
        otherwise
      )}
    </span>
  );
}
