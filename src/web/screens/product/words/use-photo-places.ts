/** The places for photographs on a product page, and how many of them are still open. */
import { useCallback, useRef } from 'react';
import type { ProductPage } from '../../../../contract/shop/catalogue.ts';
import type { DesignEdits } from '../../../../domain/personalisation/design-edits.ts';
import { placedPhotos } from '../../../../domain/personalisation/placed-photos.ts';
import { useTranslations } from '../../../state/translations.ts';

type Places = ProductPage['finishes'][number]['photoPlaces'];
const NO_PLACES: Places = [];

export function usePhotoPlaces(places: Places = NO_PLACES, edits: DesignEdits) {
  const t = useTranslations('personalise-form');
  const input = useRef<HTMLInputElement>(null);
  const isAsked = useRef(false);
  const photos = placedPhotos(edits);
  const missing = places.filter(({ id }) => !photos.has(id)).length;
  return {
    places,
    missing,
    fault: t('photos.missing', { count: missing }),
    /** For the input that chooses the next photograph, which may load after it was asked for. */
    chooser: useCallback((element: HTMLInputElement | null) => {
      input.current = element;
      if (element && isAsked.current) element.click();
      isAsked.current = false;
    }, []),
    /** What the button for buying does while a photograph is missing. */
    instead:
      missing > 0
        ? {
            label: t(photos.size > 0 ? 'photos.buyMore' : 'photos.buy', { count: missing }),
            act() {
              isAsked.current = input.current === null;
              input.current?.click();
            },
          }
        : undefined,
  };
}
