/** The place whose photograph is shown large, by the panel and by the product's pictures. */
import { useState } from 'react';
import type { PhotoPlace } from '../../../artwork/design/photo-place.ts';
import type { PlacedPhoto } from '../../../domain/personalisation/placed-photos.ts';
import type { PhotoGallery } from './show-place.ts';

export type CurrentPlace = ReturnType<typeof useCurrentPlace>;

export function useCurrentPlace(
  places: readonly PhotoPlace[],
  photos: ReadonlyMap<string, PlacedPhoto>,
  gallery: PhotoGallery,
) {
  const [wanted, setWanted] = useState<string>();
  const [asked, setAsked] = useState(0);
  const [filled, setFilled] = useState(0);
  const show = async (id: string) => {
    const place = places.find((each) => each.id === id);
    try {
      const { showPlace } = await import('./show-place.ts');
      if (place) await showPlace(place, gallery);
    } catch {
      // The small pictures still show the place.
    }
  };
  const choose = (id: string) => {
    setWanted(id);
    void show(id);
  };
  return {
    /** How often a photograph was asked for, so that it has to be seen from its top. */
    asked,
    ask: () => setAsked((count) => count + 1),
    /** How often the last open place was filled. */
    filled,
    fill: () => setFilled((count) => count + 1),
    /** Undefined while no place has a photograph. */
    place:
      places.find(({ id }) => id === wanted && photos.has(id)) ??
      places.find(({ id }) => photos.has(id)),
    /** Turns the product's pictures to the place. */
    show: (id: string) => void show(id),
    /** Shows it large. */
    choose,
    /** Shows it large and from its top. */
    open(id: string): void {
      choose(id);
      setAsked((count) => count + 1);
    },
  };
}
