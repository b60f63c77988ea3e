/** Says which lettering is used for letters that the design's own lacks. Loaded once such a letter is typed. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { DesignEdits } from '../../../domain/personalisation/design-edits.ts';
import type { FieldRule } from '../../../domain/personalisation/personalisation.ts';
import { previewPersonalisation } from '../../../domain/personalisation/preview-personalisation.ts';
import type { LiveProductName } from '../../../live-photo/live-photo.ts';
import { usedLetterings, type UsedLettering } from '../../../live-photo/used-letterings.ts';
import { artworkCalls } from '../../api/artwork-calls.ts';
import { useTranslations } from '../../state/translations.ts';

export interface LetteringRemarkProps {
  product: LiveProductName;
  fields: readonly FieldRule[];
  /** By field. */
  words: Readonly<Record<string, string>>;
  edits: DesignEdits | undefined;
}

/** After the picture has followed the typing. */
const PAUSE_MS = 300;

export function LetteringRemark({ product, fields, words, edits }: LetteringRemarkProps) {
  const t = useTranslations('other-writings');
  const [used, setUsed] = useState<readonly UsedLettering[]>([]);
  const key = JSON.stringify([product.slug, product.plate, words, edits]);

  const find = useEffectEvent(async (isNewest: () => boolean) => {
    try {
      const shown = previewPersonalisation({ v: 1, fields: { ...words }, edits }, fields);
      const found = await usedLetterings(product, shown, artworkCalls);
      if (isNewest()) setUsed(found);
    } catch (failure) {
      // The picture shows the letters, or says that it cannot be painted.
      console.warn('The lettering could not be found', failure);
      if (isNewest()) setUsed([]);
    }
  });
  useEffect(() => {
    let isNewest = true;
    const timer = setTimeout(() => void find(() => isNewest), PAUSE_MS);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [key]);

  return (
    <div role="status" className="col-span-full grid gap-2 empty:hidden">
      {used.map(({ writing, lettering }) => (
        <p
          key={`${writing} ${lettering}`}
          className="rounded-soft bg-bottle-tint px-4 py-3 text-sm forced-colors:border"
        >
          {t('set', { letters: t(`letters.${writing}`), lettering })}
        </p>
      ))}
    </div>
  );
}
