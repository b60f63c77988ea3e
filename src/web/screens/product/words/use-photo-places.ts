/** The places for photographs on a product page, and how many of them are still open. */
import { useCallback, useRef, useState } from 'react';
import type { ProductPage } from '../../../../contract/shop/catalogue.ts';
import { placedPhotos } from '../../../../domain/personalisation/placed-photos.ts';
import type { Remedy } from '../../../features/photo-places/use-remedy.ts';
import { useTranslations } from '../../../state/translations.ts';
import type { TypedDesign } from './use-typed-design.ts';

type Places = ProductPage['finishes'][number]['photoPlaces'];
const NO_PLACES: Places = [];

export function usePhotoPlaces(places: Places = NO_PLACES, { edits }: TypedDesign) {
  const t = useTranslations('personalise-form');
  const input = useRef<HTMLInputElement>(null);
  const isAsked = useRef(false);
  const [remedy, setRemedy] = useState<Remedy | null>(null);
  const [sending, setSending] = useState('');
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
    setRemedy,
    /** Of the button for buying, while photographs are sent. */
    sending,
    setSending,
    /** What the button for buying does while a photograph is missing or cannot be made. */
    instead:
      missing > 0
        ? {
            label: t(photos.size > 0 ? 'photos.buyMore' : 'photos.buy', { count: missing }),
            act() {
              isAsked.current = input.current === null;
              input.current?.click();
            },
          }
        : (remedy ?? undefined),
  };
}
