/** The chosen photographs: one large to be moved and brightened, all of them small to choose from. */
import { useState, type ReactNode } from 'react';
import type { DesignEdits } from '../../../domain/personalisation/design-edits.ts';
import { withPhoto } from '../../../domain/personalisation/placed-photos.ts';
import { pixelsOf } from '../../../live-photo/photographs.ts';
import { Button } from '../../../ui/button.tsx';
import { useTranslations } from '../../state/translations.ts';
import { ChosenPhoto } from './chosen-photo.tsx';
import { PhotoRow, type PlacedPhotosProps } from './photo-row.tsx';
import { PoorNotice } from './poor-notice.tsx';
import { repeated } from './repeat-photos.ts';
import { poorPhotos } from './sharpness.ts';
import { SwapButtons } from './swap-buttons.tsx';
import { swapped } from './swap-photos.ts';
import type { CurrentPlace } from './use-current-place.ts';
import { usePhotographs } from './use-photographs.ts';

export interface PhotoPanelProps extends PlacedPhotosProps {
  current: CurrentPlace;
  /** What went wrong. */
  message: ReactNode;
  onChange: (change: (edits: DesignEdits) => DesignEdits) => void;
}

export function PhotoPanel(props: PhotoPanelProps) {
  const { places, photos, onChange, onFiles, chooser, shown, current, message } = props;
  const t = useTranslations('photo-places');
  const pictures = usePhotographs(places, photos);
  const [told, setTold] = useState('');
  const { place, choose, show } = current;
  const photo = place && photos.get(place.id);
  const ordered = places.flatMap(({ id }) => photos.get(id) ?? []);
  const poor = poorPhotos(ordered, pixelsOf);
  const nextOpen = places.find(({ id }) => !photos.has(id));
  const swap = (from: string, to: string) => {
    const [one, other] = [from, to].map((id) => places.find((each) => each.id === id));
    if (!one || !other) return;
    onChange((edits) => swapped(edits, one, other));
    choose(to);
    const numbers = { number: places.indexOf(one) + 1, other: places.indexOf(other) + 1 };
    setTold(t(photos.has(to) ? 'swapped' : 'moved', numbers));
  };
  if (!place || !photo) return null;
  const number = places.indexOf(place) + 1;
  return (
    <div className="grid gap-4 rounded-soft border border-line bg-white p-3">
      <ChosenPhoto
        key={place.id}
        {...{ place, photo, shown, message }}
        name={places.length > 1 ? t('photo', { number }) : t('onlyPhoto')}
        href={pictures.get(place.id)?.href}
        onPhoto={(changed) => {
          onChange((edits) => withPhoto(edits, changed));
          show(place.id);
        }}
        onFiles={(files) => {
          show(place.id);
          onFiles(files, place);
        }}
      />
      <PoorNotice {...{ poor }} total={photos.size} current={place.id} onChoose={choose} />
      {places.length > 1 && (
        <PhotoRow
          {...{ places, photos, pictures, poor, chooser, shown }}
          current={place}
          onChoose={choose}
          onSwap={swap}
          onFiles={onFiles}
        />
      )}
      {photos.size > 1 && (
        <SwapButtons
          filled={places.filter(({ id }) => photos.has(id))}
          places={places}
          current={place}
          onSwap={swap}
        />
      )}
      <p role="status" className="sr-only">
        {told}
      </p>
      {nextOpen && (
        <p className="flex flex-wrap items-center gap-x-4 text-sm">
          {t('open', { count: places.length - photos.size })}
          <Button
            look="text"
            disabled={shown.disabled}
            onClick={() => onChange((edits) => repeated(edits, places))}
          >
            {t('repeat')}
          </Button>
        </p>
      )}
    </div>
  );
}
