/** What comes to the pictures after the page: the button that enlarges them; below, what the server found in the shopper's design, and that words beside a photograph are a sample. */
import { useEffect } from 'react';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import type { PictureWarningProps } from '../../../features/cart-lines/warning-note.tsx';
import type { SampleWordsProps } from '../../../features/photo-places/sample-words.tsx';
import { withTranslations } from '../../../state/with-translations.ts';
import type { ProductChoice } from '../use-product-choice.ts';
import { EnlargeButton } from './enlarge-button.tsx';

// Loads when there is something to tell. If it fails, the editor still tells it.
const PictureWarning = lazyComponent<PictureWarningProps>(
  withTranslations(
    ['design-warning'],
    async () => (await import('../../../features/cart-lines/warning-note.tsx')).PictureWarning,
  ),
);

// Shown when a photograph is beside the sample's words. If it fails to load, they are left out in the cart all the same.
const SampleWords = lazyComponent<SampleWordsProps>(
  withTranslations(
    ['photo-places'],
    async () => (await import('../../../features/photo-places/sample-words.tsx')).SampleWords,
  ),
);

export interface PictureNotesProps {
  chosen: ProductChoice;
  /** Describes a picture with the shopper's design. */
  alt: string;
}

export function PictureNotes({ chosen, alt }: PictureNotesProps) {
  const { cut, design, photos, editOpener } = chosen;
  const warnings = cut?.warnings ?? [];
  const hasPlaces = photos.places.length > 0;
  useEffect(() => {
    // Shown with the first photograph, and not later: it would move the panel below under the bar.
    if (hasPlaces) void SampleWords.preload();
  }, [hasPlaces]);
  return (
    <>
      {chosen.pictures.picture && <EnlargeButton chosen={chosen} alt={alt} />}
      {warnings.length > 0 && <PictureWarning warnings={warnings} opener={editOpener} />}
      {hasPlaces && design.samples.length > 0 && <SampleWords onLeaveOut={design.goBare} />}
    </>
  );
}
