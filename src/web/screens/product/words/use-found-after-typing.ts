/** Finds something about the words that are typed, while they are typed. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DesignEdits } from '../../../../domain/personalisation/design-edits.ts';
import type {
  FieldRule,
  Personalisation,
} from '../../../../domain/personalisation/personalisation.ts';
import { previewPersonalisation } from '../../../../domain/personalisation/preview-personalisation.ts';
import type { LiveProductName } from '../../../../live-photo/live-photo.ts';

/** What is typed into the design of a product. */
export interface TypedWords {
  product: LiveProductName;
  fields: readonly FieldRule[];
  /** By field. */
  words: Readonly<Record<string, string>>;
  edits: DesignEdits | undefined;
}

/** During fast typing the words are looked at once in this time. */
const PAUSE_MS = 300;

/** The last finding with the edits it is about; null until then, and after a failure, which is logged. */
export function useFoundAfterTyping<Found>(
  { product, fields, words, edits }: TypedWords,
  find: (shown: Personalisation) => Promise<Found>,
): { found: Found; of: DesignEdits | undefined } | null {
  const [last, setLast] = useState<{ found: Found; of: DesignEdits | undefined } | null>(null);
  const key = JSON.stringify([product.slug, product.plate, words, edits]);

  const turn = useRef({ begun: 0, shown: 0, due: 0 });

  const look = useEffectEvent(async () => {
    const { current } = turn;
    current.due = performance.now() + PAUSE_MS;
    const own = (current.begun += 1);
    const show = (next: typeof last) => {
      // A later look may be done first.
      if (own < current.shown) return;
      current.shown = own;
      setLast(next);
    };
    try {
      const shown = previewPersonalisation({ v: 1, fields: { ...words }, edits }, fields);
      show({ found: await find(shown), of: edits });
    } catch (failure) {
      // The picture shows the words, or says that it cannot be painted.
      console.warn('The words could not be looked at', failure);
      show(null);
    }
  });
  useEffect(() => {
    const wait = turn.current.due - performance.now();
    const timer = setTimeout(() => void look(), wait);
    return () => clearTimeout(timer);
  }, [key]);
  return last;
}
