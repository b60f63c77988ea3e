/** All places of a design in a row: photographs to choose from, and places that are still open. */
import type { Ref } from 'react';
import type { PhotoPlace } from '../../../artwork/design/photo-place.ts';
import type { PlacedPhoto } from '../../../domain/personalisation/placed-photos.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useTranslations } from '../../state/translations.ts';
import { FramedPhoto } from './framed-photo.tsx';
import { PhotoInput } from './photo-input.tsx';
import type { Poor } from './sharpness.ts';
import type { ShownPhoto } from './use-photographs.ts';
import { useSwapDrag } from './swap/use-swap-drag.ts';

export interface PlacedPhotosProps {
  places: readonly PhotoPlace[];
  photos: ReadonlyMap<string, PlacedPhoto>;
  onFiles: (files: readonly File[], place: PhotoPlace) => void;
  chooser: Ref<HTMLInputElement>;
  shown: { disabled: boolean; faultId: string | undefined };
}

export interface PhotoRowProps extends PlacedPhotosProps {
  pictures: ReadonlyMap<string, ShownPhoto>;
  /** Those that need another look. */
  poor: ReadonlyMap<string, Poor>;
  /** The one shown large. */
  current: PhotoPlace;
  onChoose: (place: string) => void;
  onSwap: (from: string, to: string) => void;
}

export const NINE = 9;
/** Nine lie as on the product, in three rows. Names of sides take room. */
const columnsFor = (places: number, hasSides: boolean): string =>
  places === NINE
    ? 'repeat(3, minmax(3.5rem, 6.5rem))'
    : `repeat(auto-fill, minmax(${hasSides ? 4.75 : 3.5}rem, 1fr))`;

const OVER = { boxShadow: '0 0 0 2px currentColor', borderRadius: 6 };

export function PhotoRow(props: PhotoRowProps) {
  const { places, photos, pictures, poor, current, onChoose, onSwap, onFiles, chooser, shown } =
    props;
  const t = useTranslations('photo-places');
  const { handlers, dragged } = useSwapDrag(onSwap);
  const nextOpen = places.find(({ id }) => !photos.has(id));
  const hasSides = places.some(({ isOtherSide }) => isOtherSide);
  return (
    <ul
      aria-label={t('all')}
      className="grid gap-2"
      style={{ gridTemplateColumns: columnsFor(places.length, hasSides) }}
    >
      {places.map((place, at) => {
        const { id } = place;
        const photo = photos.get(id);
        const its = poor.get(id);
        return (
          <li
            key={id}
            data-photo-place={id}
            className="relative"
            style={dragged?.over === id ? OVER : undefined}
          >
            {photo ? (
              <button
                type="button"
                {...handlers(id)}
                aria-label={t('photo', { number: at + 1 })}
                aria-describedby={its && `poor-${id}`}
                aria-pressed={place === current}
                onClick={() => onChoose(id)}
                className="block w-full overflow-hidden rounded-soft border-2 border-transparent p-1 aria-pressed:border-bottle aria-pressed:bg-bottle-tint"
                style={{
                  height: places.length === NINE ? '2.875rem' : '3.5rem',
                  touchAction: 'pan-y',
                  ...(dragged?.place === id && {
                    transform: `translate(${dragged.way.x}px, ${dragged.way.y}px)`,
                    opacity: 0.8,
                    zIndex: 10,
                    position: 'relative' as const,
                  }),
                }}
              >
                <FramedPhoto
                  {...{ place }}
                  id={`small-${id}`}
                  crop={photo.crop}
                  href={pictures.get(id)?.href}
                />
              </button>
            ) : (
              <PhotoInput
                {...shown}
                ref={place === nextOpen ? chooser : undefined}
                look="secondary"
                multiple
                label={t('add', { number: at + 1 })}
                onFiles={(files) => {
                  onChoose(id);
                  onFiles(files, place);
                }}
                className={`w-full px-0! ${places.length === NINE ? '' : 'h-14'}`}
              >
                <Icon name="plus" />
              </PhotoInput>
            )}
            {hasSides && (
              <span className="block text-center text-sm text-ink-soft">
                {t(place.isOtherSide ? 'otherSide' : 'front')}
              </span>
            )}
            {its && <PoorMark id={`poor-${id}`} text={t(`poor.${its}`)} />}
          </li>
        );
      })}
    </ul>
  );
}

const PoorMark = ({ id, text }: { id: string; text: string }) => (
  <span className="pointer-events-none absolute top-0 right-0 flex size-5 items-center justify-center rounded-full bg-error text-sm font-semibold text-white">
    <span aria-hidden="true">!</span>
    <span id={id} className="sr-only">
      {text}
    </span>
  </span>
);
