/** Offers the photograph that is shown large, or all that were chosen, for the other places too. */
import { useState } from 'react';
import type { PhotoPlace } from '../../../../artwork/design/photo-place.ts';
import type { DesignEdits } from '../../../../domain/personalisation/design-edits.ts';
import { placedPhotos } from '../../../../domain/personalisation/placed-photos.ts';
import { Button } from '../../../../ui/button.tsx';
import { useTranslations } from '../../../state/translations.ts';
import { inEveryPlace, repeated } from './repeat-photos.ts';

export interface SamePhotoProps {
  /** Several. */
  places: readonly PhotoPlace[];
  current: PhotoPlace;
  edits: DesignEdits;
  disabled: boolean;
  onChange: (change: (edits: DesignEdits) => DesignEdits) => void;
}

export function SamePhoto({ places, current, edits, disabled, onChange }: SamePhotoProps) {
  const t = useTranslations('photo-places');
  const [used, setUsed] = useState<{ before: DesignEdits; after: DesignEdits }>();
  const photos = placedPhotos(edits);
  const missing = places.length - photos.size;
  const isUsed = used?.after === edits;
  const isEverywhere = places.every(
    ({ id }) => photos.get(id)?.upload === photos.get(current.id)?.upload,
  );
  function use(): void {
    const after = inEveryPlace(edits, places, current);
    onChange(() => after);
    setUsed({ before: edits, after });
  }
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm empty:hidden">
      {missing > 0 && t('open', { count: missing })}
      {isUsed ? (
        <Button look="text" onClick={() => onChange(() => used.before)}>
          {t('notEvery')}
        </Button>
      ) : (
        !isEverywhere && (
          <Button look="text" disabled={disabled} onClick={use}>
            {t('every')}
          </Button>
        )
      )}
      {missing > 0 && photos.size > 1 && (
        <Button
          look="text"
          disabled={disabled}
          onClick={() => onChange((before) => repeated(before, places))}
        >
          {t('repeat')}
        </Button>
      )}
    </p>
  );
}
