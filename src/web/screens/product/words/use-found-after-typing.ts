/** Finds something about the words that are typed, once the picture has followed the typing. */
import { useEffect, useEffectEvent, useState } from 'react';
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

const PAUSE_MS = 300;

/** The last finding with the edits it is about; null until then, and after a failure, which is logged. */
export function useFoundAfterTyping<Found>(
  { product, fields, words, edits }: TypedWords,
  find: (shown: Personalisation) => Promise<Found>,
): { found: Found; of: DesignEdits | undefined } | null {
  const [last, setLast] = useState<{ found: Found; of: DesignEdits | undefined } | null>(null);
  const key = JSON.stringify([product.slug, product.plate, words, edits]);

  const look = useEffectEvent(async (isNewest: () => boolean) => {
    try {
      const shown = previewPersonalisation({ v: 1, fields: { ...words }, edits }, fields);
      const found = await find(shown);
      if (isNewest()) setLast({ found, of: edits });
    } catch (failure) {
      // The picture shows the words, or says that it cannot be painted.
      console.warn('The words could not be looked at', failure);
      if (isNewest()) setLast(null);
    }
  });
  useEffect(() => {
    let isNewest = true;
    const timer = setTimeout(() => void look(() => isNewest), PAUSE_MS);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [key]);
  return last;
}
