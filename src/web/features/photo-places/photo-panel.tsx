/** The chosen photographs: one large to be moved and brightened, all of them small to choose from. */
import { useState, type ReactNode, type RefObject } from 'react';
import type { PhotoPlace } from '../../../artwork/design/photo-place.ts';
import type { DesignEdits } from '../../../domain/personalisation/design-edits.ts';
import { withPhoto } from '../../../domain/personalisation/placed-photos.ts';
import { pixelsOf } from '../../../live-photo/photographs.ts';
import { useIsWide } from '../../../ui/window/use-is-wide.ts';
import { useTranslations } from '../../state/translations.ts';
import { ChosenPhoto, columnsFor } from './chosen-photo.tsx';
import { NINE, PhotoRow, type PhotoRowProps, type PlacedPhotosProps } from './photo-row.tsx';
import { PoorNotice } from './poor-notice.tsx';
import { SamePhoto } from './same/same-photo.tsx';
import { poorPhotos, type Poor } from './sharpness.ts';
import { SparePhotos } from './swap/spare-photos.tsx';
import { SwapButtons } from './swap/swap-buttons.tsx';
import { swapped } from './swap/swap-photos.ts';
import type { CurrentPlace } from './use-current-place.ts';
import { usePhotographs } from './use-photographs.ts';
import { useRevealed } from './reveal.ts';
import { useRemedy, type Remedy } from './use-remedy.ts';

export interface PhotoPanelProps extends PlacedPhotosProps {
  current: CurrentPlace;
  /** The large one of the product. */
  picture: RefObject<HTMLElement | null>;
  edits: DesignEdits;
  /** What went wrong. */
  message: ReactNode;
  /** Chosen, with no place for them. */
  spare: readonly File[];
  /** Puts one of them into a place, whose photograph has that upload. */
  onSpare: (file: File, place: PhotoPlace, upload: string) => void;
  /** What the button for buying does while one of them cannot be made; null: nothing else. */
  onRemedy: (remedy: Remedy | null) => void;
  onChange: (change: (edits: DesignEdits) => DesignEdits) => void;
}

export function PhotoPanel(props: PhotoPanelProps) {
  const { places, photos, onChange, onFiles, chooser, shown, current, message, edits } = props;
  const t = useTranslations('photo-places');
  const pictures = usePhotographs(places, photos);
  const [told, setTold] = useState('');
  const { place, choose, show, open } = current;
  const photo = place && photos.get(place.id);
  const panel = useRevealed(current, props.picture, {
    isShown: photo !== undefined,
    isSingle: places.length === 1,
  });
  const ordered = places.flatMap(({ id }) => photos.get(id) ?? []);
  const poor = poorPhotos(ordered, pixelsOf);
  useUnmadeRemedy({ ...props, poor, panel });
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
    <div
      ref={panel}
      // Clear of the small sticky picture on phones.
      className="grid scroll-mt-60 gap-3 rounded-soft border border-line bg-white p-3 md:scroll-mt-0"
    >
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
      <PoorNotice {...{ poor }} total={photos.size} current={place.id} onChoose={open} />
      {places.length > 1 && (
        <SeveralPhotos
          {...{ places, photos, pictures, poor, chooser, shown, edits, onChange }}
          current={place}
          onChoose={open}
          onSwap={swap}
          onFiles={onFiles}
        />
      )}
      {props.spare.length > 0 && (
        <SparePhotos
          files={props.spare}
          used={photos.size}
          number={number}
          disabled={shown.disabled}
          onUse={(file) => props.onSpare(file, place, photo.upload)}
        />
      )}
      <p role="status" className="sr-only">
        {told}
      </p>
    </div>
  );
}

type SeveralPhotosProps = PhotoRowProps & Pick<PhotoPanelProps, 'edits' | 'onChange'>;

/** All of them, and what changes their places. */
function SeveralPhotos({ edits, onChange, ...row }: SeveralPhotosProps) {
  const { places, photos, current, onSwap, shown } = row;
  // In a wide window beside nine, which take half of its width.
  const isBeside = useIsWide() && places.length === NINE;
  return (
    <div
      className={isBeside ? 'grid items-start gap-x-6' : 'grid gap-3'}
      style={isBeside ? columnsFor(current.w / current.h) : undefined}
    >
      <PhotoRow {...row} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {photos.size > 1 && <SwapButtons {...{ places, current, onSwap }} />}
        <SamePhoto {...{ places, edits, onChange, current }} disabled={shown.disabled} />
      </div>
    </div>
  );
}

interface Unmade extends Pick<PhotoPanelProps, 'places' | 'current' | 'onRemedy'> {
  poor: ReadonlyMap<string, Poor>;
  panel: RefObject<HTMLElement | null>;
}

/** The button for buying leads to the first photograph that cannot be made. */
function useUnmadeRemedy({ places, current, poor, panel, onRemedy }: Unmade): void {
  const t = useTranslations('photo-places');
  const unmade = [...poor].find(([, its]) => its === 'tooSmall')?.[0];
  useRemedy(
    unmade === undefined
      ? null
      : t('change', {
          count: places.length,
          number: places.findIndex(({ id }) => id === unmade) + 1,
        }),
    () => {
      current.open(unmade ?? '');
      // Once that place is shown.
      requestAnimationFrame(() =>
        panel.current?.querySelector<HTMLElement>('[type=file]')?.focus({ preventScroll: true }),
      );
    },
    onRemedy,
  );
}
